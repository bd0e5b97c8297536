/** The path of a page's Markdown, without the base: `/a/b.md`, and `/a/index.md` for an index. */
export function markdownPath(routePath: string): string {
  return `${routePath.replace(/\/$/, '/index')}.md`;
}
