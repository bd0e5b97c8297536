/** What the formatter lets a line hold. */
const LINE_WIDTH = 120;

/**
 * Adds a page to the list of routes, behind the last one of its group.
 *
 * @param source the text of `site/routes.ts`
 * @throws where the list has no page of the group, so that nobody knows where the new one goes
 */
export function addRoute(source: string, group: string, name: string): string {
  const lines = source.split('\n');
  const lists = lines.findLastIndex((line) => line.startsWith(`  ...under('/${group}/'`));
  const at = lists === -1 ? lines.findLastIndex((line) => line.startsWith(`  '/${group}/`)) : lists;
  if (at === -1) throw new Error(`site/routes.ts lists no page of ${group} — add a first one by hand`);
  const line = lines[at] ?? '';
  const longer = line.replace(/\),?$/, `, '${name}'),`);
  if (lists === -1) lines.splice(at + 1, 0, `  '/${group}/${name}',`);
  else if (longer.length <= LINE_WIDTH) lines[at] = longer;
  else lines.splice(at + 1, 0, `  ...under('/${group}/', '${name}'),`);
  return lines.join('\n');
}
