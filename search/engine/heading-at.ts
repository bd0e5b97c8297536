/** The text of the heading that starts at a place of a page's content; it ends where its line does. */
export function headingAt(content: string, charIndex: number): string {
  const end = content.indexOf('\n', charIndex);
  return content.slice(charIndex, end < 0 ? content.length : end);
}
