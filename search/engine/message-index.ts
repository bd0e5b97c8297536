/** Stands for what differs between projects: a path, a quoted name, a number. */
const NAME = '_';
const QUOTED = /(?<!\w)(["'`])(?:(?!\1)[^\n]){1,120}?\1(?!\w)|[‘“][^\n’”]{1,120}[’”]/g;
/** A short quoted text without spaces. */
const QUOTED_NAME = /(?<!\w)(["'`])([\w$.@/:-]{2,80})\1(?!\w)/g;
const WORD = /^\p{L}[\p{L}\p{M}\p{N}_]*(?:['’.-][\p{L}\p{N}_]+)*$/u;
const FILE = /[\\/]|\.\w{1,5}$|^@/;
const EDGES = /^[^\p{L}\p{N}_@./\\]+|[^\p{L}\p{N}_]+$/gu;
/** Where a message ends: at a line, at Chinese, or between the cells of a table. */
const BREAK = /[\n\p{Script=Han}\u3000-\u303f\uff00-\uffef\u00b7|]+/u;
/** Prose also ends at a sentence. */
const SENTENCE = /(?<=[.!?])\s/;
/** Anything that may be a message. A mistake does no harm, since other queries are hardly like any line. */
const MESSAGE =
  /[a-z]Error\b|\bERR_|\bTS\d{4,5}\b|\bE[A-Z]{4,}\b|\berror:? |\b(?:cannot|can't|could not|failed|unable|unexpected|unknown|unsupported|invalid|must be|not found|is required|(?:does|is|are|was) not|has been|out of memory)\b/i;
/** What only tools write: the name or code of an error, or the beginning of a line of a log. */
const PASTED =
  /[a-z]Error(?: \[\w+\])?:|\bERR_[A-Z_]{4,}|\bTS\d{4,5}:|^\W*(?:error|fatal|uncaught|panic|npm (?:err!|error))\b.{12}|^\W*(?:module not found|cannot find module|cannot read propert|can't resolve|failed to \w+ \w+)\b/i;
/** A name before the name or code of an error, unless it belongs to the message. */
const TOOL =
  /^(?!(?:uncaught|unhandled|internal|fatal|caught)\b)(\p{L}[\w.]*):? (?=(?:[A-Z]\w*)?Error\b|error TS\d|ERR_)/iu;
/** The least share of a pasted message that some line has to contain for the message to be known. */
const LEAST_KNOWN = 0.3;
/** The least number of pairs in a message that can be called unknown. */
const LEAST_PAIRS = 2;

/** Whether a query may be a message of a tool. */
export function isMessage(query: string): boolean {
  return MESSAGE.test(query) || PASTED.test(query);
}

/** The tool that a reader names before its message: `Chromium` in `Chromium ReferenceError: require is not defined`. */
export function toolOf(query: string): string | undefined {
  return TOOL.exec(query)?.[1];
}

/** The words of a message in order, with `_` for what differs between projects. */
function skeletonOf(line: string): string[] {
  const words: string[] = [];
  for (const piece of line.replace(QUOTED, ` ${NAME} `).replaceAll('…', ` ${NAME} `).split(/\s+/)) {
    const text = piece.replace(EDGES, '');
    const word = WORD.test(text) && !FILE.test(text) ? text.toLowerCase() : NAME;
    if (text !== '' && (word !== NAME || words.at(-1) !== NAME)) words.push(word);
  }
  return words;
}

/** The sections that contain a message. */
export interface MessageMatch {
  /** How much of the message the best line of a section contains, from 0 to 1, by the section's link. */
  shares: Map<string, number>;
  /** Whether the query was clearly pasted, and no line is like it. */
  isUnknown: boolean;
}

/**
 * The lines of all sections, found by their skeletons: by pairs of words that follow each other. Unlike the words of other
 * queries, those of a message say most in their order, function words included: `is not defined`, `cannot be named`.
 */
export class MessageIndex {
  /** The link of each line's section. */
  readonly #lines: string[] = [];
  /** Line numbers by feature. */
  readonly #found = new Map<string, number[]>();

  add(link: string, text: string): void {
    for (const line of text.split(BREAK).flatMap((part) => part.split(SENTENCE))) {
      const features = new Set([...pairsOf(line), ...namesIn(line)]);
      if (features.size === 0) continue;
      const number = this.#lines.push(link) - 1;
      for (const feature of features) {
        const numbers = this.#found.get(feature);
        if (numbers) numbers.push(number);
        else this.#found.set(feature, [number]);
      }
    }
  }

  match(query: string): MessageMatch {
    const pairs = new Set(query.split(BREAK).flatMap(pairsOf));
    // A name that no line has is the reader's own.
    const names = namesIn(query).filter((name) => this.#found.has(name));
    const sums = new Map<number, number>();
    let total = 0;
    for (const feature of new Set([...pairs, ...names])) {
      const numbers = this.#found.get(feature) ?? [];
      const rarity = Math.log(1 + this.#lines.length / (1 + numbers.length));
      total += rarity;
      for (const number of numbers) sums.set(number, (sums.get(number) ?? 0) + rarity);
    }
    const shares = new Map<string, number>();
    for (const [number, sum] of sums) {
      const link = this.#lines[number] ?? '';
      shares.set(link, Math.max(shares.get(link) ?? 0, sum / total));
    }
    const isUnknown = PASTED.test(query) && pairs.size >= LEAST_PAIRS && Math.max(0, ...shares.values()) < LEAST_KNOWN;
    return { shares, isUnknown };
  }
}

function pairsOf(line: string): string[] {
  const words = skeletonOf(line);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** What a message quotes: `'useState'`; of files only their kind, `'.css'`, since the rest is the reader's own. */
function namesIn(line: string): string[] {
  return [...line.matchAll(QUOTED_NAME)].flatMap(([, , name = '']) => {
    const kind = /[^/](\.[a-z]{2,6})$/.exec(name)?.[1];
    return kind ? [`'${kind}'`] : /^[./]/.test(name) ? [] : [`'${name}'`];
  });
}
