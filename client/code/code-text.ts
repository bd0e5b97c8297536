/** Removed lines of diffs, and marks next to the code. */
const LEFT_OUT = '.diff.remove, del, .linenumber, .rp-copy-ignore';

/**
 * @param element the wrapper of a block's `pre`
 * @returns the lines that the block shows, joined by `\n`, without line numbers and removed lines
 */
export function codeText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const node of copy.querySelectorAll(LEFT_OUT)) node.remove();
  const lines = [...copy.querySelectorAll('.line')];
  if (lines.length === 0) return copy.textContent ?? '';
  return lines.map((line) => (line.textContent ?? '').replace(/\n$/, '')).join('\n');
}
