/** A line of a fence, in a quote or a list too. */
const LINE = /^(?<before>(?:[ \t>]|[-*+] |\d+\. )*)(?<signs>`{3,}|~{3,})(?<rest>.*?)\r?$/;

/** The offset of a fence that nothing closes: the text ends in it, or another fence begins in it. */
export function unclosedFence(text: string): number | undefined {
  let open: { signs: string; offset: number } | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const { before = '', signs = '', rest = '' } = LINE.exec(line)?.groups ?? {};
    if (signs !== '' && !(signs.startsWith('`') && rest.includes('`'))) {
      if (!open) open = { signs, offset: offset + before.length };
      else if (signs.startsWith(open.signs)) {
        if (rest.trim() !== '') return open.offset;
        open = undefined;
      }
    }
    offset += line.length + 1;
  }
  return open?.offset;
}
