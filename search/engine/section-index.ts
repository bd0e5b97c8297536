import { Index } from 'flexsearch';
import { type Section, splitPointers, textOf } from './read-sections';
import { type Script, type Token, tokenise } from './tokenise';
import { Vocabulary } from './vocabulary';

/** Where in a section a term stands; the number is its place in the index. */
export const FIELDS = ['title', 'heading', 'lead', 'mention', 'body', 'pointer', 'keyword'] as const;
type Field = (typeof FIELDS)[number];

const SCRIPTS = ['full', 'cjk', 'cyrillic'] as const satisfies readonly Script[];
const NO_LIMIT = 1_000_000;
/** Between terms that are handed over; no term has one. */
const BETWEEN = '\n';

/** The three full-text indexes over all sections: Latin and other words, pairs of CJK characters, Cyrillic words. */
export class SectionIndex {
  readonly #indexes: Record<Script, Index>;
  readonly vocabularies: Record<Script, Vocabulary>;
  /** In how many places pairs start with a character, and end with one. */
  readonly #starting = new Map<string, number>();
  readonly #ending = new Map<string, number>();

  constructor(sections: readonly Section[]) {
    const known: Record<Script, Set<string>> = { full: new Set(), cjk: new Set(), cyrillic: new Set() };
    // The words come cut and folded, so the engine only splits; a resolution of 1 leaves the ranking to us.
    const create = () =>
      new Index({ tokenize: 'strict', resolution: 1, encode: (text: string) => text.split(BETWEEN) });
    this.#indexes = { full: create(), cjk: create(), cyrillic: create() };
    const add = (section: number, field: Field, tokens: readonly Token[]) => {
      for (const script of SCRIPTS) {
        const terms = [
          ...new Set(tokens.filter((token) => token.script === script && token.term).map(({ term }) => term)),
        ];
        if (terms.length === 0) continue;
        this.#indexes[script].add(section * FIELDS.length + FIELDS.indexOf(field), terms.join(BETWEEN));
        for (const term of terms) known[script].add(term);
        if (script === 'cjk') this.#countPairs(terms);
      }
    };
    for (const section of sections) {
      const isFirst = section.number === section.first;
      const text = textOf(section).trim();
      const leadEnd = text.indexOf('\n\n');
      const lead = leadEnd < 0 ? text : text.slice(0, leadEnd);
      add(section.number, isFirst ? 'title' : 'heading', tokenise(`${section.heading}\n${addressWords(section)}`));
      const description = (isFirst && section.document.description) || '';
      add(section.number, 'lead', tokenise([...section.path, description, lead].join('\n')));
      add(section.number, 'mention', tokenise(section.mentions.join('\n')));
      if (isFirst) add(section.number, 'keyword', tokenise((section.document.keywords ?? []).join('\n')));
      const { own, pointers } = splitPointers(section);
      add(section.number, 'body', tokenise(own));
      add(section.number, 'pointer', tokenise(pointers));
    }
    this.vocabularies = {
      full: new Vocabulary(known.full),
      cjk: new Vocabulary(known.cjk),
      cyrillic: new Vocabulary(known.cyrillic),
    };
  }

  /** How much a pair of characters is one word, from 0 to 1: the share of the rarer one's pairs that it is. */
  cohesionOf([first = '', second = '']: string): number {
    const together = this.placesOf('cjk', first + second).length;
    return together / Math.max(1, Math.min(this.#starting.get(first) ?? 0, this.#ending.get(second) ?? 0));
  }

  #countPairs(pairs: readonly string[]): void {
    for (const [first = '', second = ''] of pairs) {
      this.#starting.set(first, (this.#starting.get(first) ?? 0) + 1);
      this.#ending.set(second, (this.#ending.get(second) ?? 0) + 1);
    }
  }

  /** The places of a term: section times the number of fields, plus the field. */
  placesOf(script: Script, term: string): readonly number[] {
    return this.#indexes[script].search(term, { limit: NO_LIMIT }) as number[];
  }
}

/** What the address calls a section: pages in every language have the English words. */
function addressWords({ id, document }: Section): string {
  return (id || (document.routePath.split('/').at(-1) ?? '')).replaceAll('-', ' ');
}
