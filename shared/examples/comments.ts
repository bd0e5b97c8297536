/** A string, which may contain comment marks, or (captured) a comment of JavaScript, TypeScript, CSS or JSON. */
const STRING_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g;
/** A comment line: opening marks, words, closing marks. */
const LINE = /^(\s*(?:\/\*+|\/\/+|\*(?!\/))?[ \t]*)(.*?)(\s*(?:\*\/)?)$/;

/** The words of all comments, one entry per line. */
export function commentLines(code: string): string[] {
  const lines: string[] = [];
  const keep = (words: string) => {
    lines.push(words);
    return words;
  };
  mapComments(code, (comment) => mapLines(comment, keep));
  return lines.filter(Boolean);
}

/** Translates comments line by line; lines missing from the table stay as they are. */
export function withComments(code: string, table: Readonly<Record<string, string>>): string {
  return mapComments(code, (comment) => mapLines(comment, (words) => table[words] ?? words));
}

function mapComments(code: string, change: (comment: string) => string): string {
  return code.replace(STRING_OR_COMMENT, (found, comment?: string) =>
    comment === undefined ? found : change(comment),
  );
}

function mapLines(comment: string, change: (words: string) => string): string {
  const lines = comment.split('\n').map((line) => {
    const [, before = '', words = '', after = ''] = LINE.exec(line) ?? [];
    return words === '' ? line : before + change(words) + after;
  });
  return lines.join('\n');
}

/** The file with the translated comments of the example that has a file: `examples/<group>/<name>/comments.zh.json`. */
export function commentsFile(file: string, lang: string): string {
  return `${file.split('/', 3).join('/')}/comments.${lang}.json`;
}

/** Whether a comment's words form a sentence, and so need a translation. */
export function isSentence(words: string): boolean {
  return /^(?:@ts-expect-error\s)?[A-Z]?[a-z]+(?:[^#<{]* [a-z]+){2}/.test(words);
}
