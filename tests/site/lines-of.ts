/** The lines in which each element shows its text. Runs in the page. */
export function linesOf(elements: readonly Element[]): string[][] {
  return elements.map((element) => {
    const lines: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let top = -Infinity;
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        // Code within a line starts a little lower than the words around it.
        const line = box.top > top + 5 ? '' : (lines.pop() ?? '');
        lines.push(line + text.data.charAt(index));
        top = box.top;
      }
    }
    return lines;
  });
}
