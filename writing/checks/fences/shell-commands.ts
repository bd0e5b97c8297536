/** A command of a shell fence. */
interface ShellCommand {
  command: string;
  /** The command without what is in quotes. */
  bare: string;
  /** Its line in the fence, 0-based. */
  line: number;
}

/** Splits a shell fence at line breaks and `&&`, outside of quotes. A backslash continues a line; comments are left out. */
export function shellCommands(body: string): ShellCommand[] {
  const blank = (text: string) => ' '.repeat(text.length);
  // All positions stay the same.
  const bare = body
    .replaceAll('\\\n', '  ')
    .replace(/(["'])((?:(?!\1).)*)\1/g, (_, quote, inner) => quote + blank(inner) + quote)
    .replace(/(?<!\S)#.*/g, blank)
    .replaceAll('&&', '\n\n');
  return [...bare.matchAll(/.+/g)].flatMap(({ 0: part, index }) => {
    const from = index + part.search(/\S|$/);
    const end = index + part.trimEnd().length;
    if (end <= from) return [];
    const command = body.slice(from, end).replace(/\s*\\\n\s*/g, ' ');
    return { command, bare: bare.slice(from, end), line: body.slice(0, from).split('\n').length - 1 };
  });
}
