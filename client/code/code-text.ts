/** Lines that a change takes away, and marks that stand beside the code. */
const LEFT_OUT = '.diff.remove, .linenumber, .rp-copy-ignore';

/**
 * Reads the code that an element shows, as lines.
 *
 * @param element the element around the `pre` of a block
 * @returns its lines, joined by `\n`, without what is no code
 */
export function codeText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const node of copy.querySelectorAll(LEFT_OUT)) node.remove();
  const lines = [...copy.querySelectorAll('.line')];
  if (lines.length === 0) return copy.textContent ?? '';
  return lines.map((line) => (line.textContent ?? '').replace(/\n$/, '')).join('\n');
}
