const SHELLS = new Set(['bash', 'sh', 'shell', 'shellscript', 'shellsession', 'console', 'zsh']);

/** Shell prompts: `$`, zsh's `%`, and those of two common themes. */
const PROMPT = /^\s*[$%❯➜] /;

/** The prompt of continuation lines. */
const CONTINUATION = /^\s*> /;

const DIFF_HEADER = /^(?:diff --git |index [0-9a-f]|--- |\+\+\+ |@@ |\\ No newline)/;

/**
 * Turns a displayed code block into code that runs when pasted.
 *
 * Shell blocks with prompts keep only their commands, without the prompts. Diffs keep only the resulting lines.
 * Invisible characters are removed, and so is the trailing line break, which would run the command at once.
 *
 * @param lang the language of the block, if it has one
 */
export function runnableCode(code: string, lang = ''): string {
  const lines = visible(code).split('\n');
  const kept = SHELLS.has(lang) ? commandsOf(lines) : lang === 'diff' ? changed(lines) : lines;
  return kept.join('\n').replace(/\n+$/, '');
}

function visible(code: string): string {
  return (
    code
      .replace(/\r\n?/g, '\n')
      .replace(/[\u00A0\u2007\u202F]/g, ' ')
      .replace(/[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g, '')
      // Keep the zero-width joiners inside emoji.
      .replace(/\u200D(?!\p{Extended_Pictographic})/gu, '')
  );
}

function commandsOf(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => PROMPT.test(line))) return lines;
  let continues = false;
  return lines.flatMap((line) => {
    const isCommand = PROMPT.test(line);
    const isContinuation = continues && !isCommand;
    if (!isCommand && !isContinuation && !line.trimStart().startsWith('#')) return [];
    const command = line.replace(isCommand ? PROMPT : CONTINUATION, '');
    continues = (isCommand || isContinuation) && command.endsWith('\\');
    return [command];
  });
}

function changed(lines: readonly string[]): readonly string[] {
  const rest = lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'));
  const isIndented = rest.every((line) => line === '' || /^[+ ]/.test(line));
  return rest.map((line) => (line.startsWith('+') || isIndented ? line.slice(1) : line));
}
