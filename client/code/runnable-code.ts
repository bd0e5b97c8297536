const SHELLS = new Set(['bash', 'sh', 'shell', 'shellscript', 'shellsession', 'console', 'zsh']);

/** What a terminal writes before a command: `$`, zsh's `%`, and two marks of common themes. */
const PROMPT = /^\s*[$%❯➜] /;

/** What a shell writes before the further lines of a command. */
const CONTINUATION = /^\s*> /;

const DIFF_HEADER = /^(?:diff --git |index [0-9a-f]|--- |\+\+\+ |@@ |\\ No newline)/;

/**
 * Turns code as a page shows it into code that pastes and runs.
 *
 * In a shell block with prompts, the commands stay, and prompts and output go. In a diff, the lines
 * that the change leaves stay, without their marks. Characters that can't be seen go everywhere, and
 * so does the line break at the end, with which a terminal would run a command unasked.
 *
 * @param code the lines of the block
 * @param lang the language of the block, or undefined
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
      // A zero width joiner stays where it holds an emoji together.
      .replace(/\u200D(?!\p{Extended_Pictographic})/gu, '')
  );
}

function commandsOf(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => PROMPT.test(line))) return lines;
  let goesOn = false;
  return lines.flatMap((line) => {
    const isCommand = PROMPT.test(line);
    const isFurther = goesOn && !isCommand;
    if (!isCommand && !isFurther && !line.trimStart().startsWith('#')) return [];
    const command = line.replace(isCommand ? PROMPT : CONTINUATION, '');
    goesOn = (isCommand || isFurther) && command.endsWith('\\');
    return [command];
  });
}

function changed(lines: readonly string[]): readonly string[] {
  const rest = lines.filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'));
  const isIndented = rest.every((line) => line === '' || /^[+ ]/.test(line));
  return rest.map((line) => (line.startsWith('+') || isIndented ? line.slice(1) : line));
}
