import { type Move, pathOf } from './places.ts';

/** The formatter's line width. */
const LINE_WIDTH = 120;

/**
 * Adds a page to the list of routes, after the last one of its group.
 *
 * @param source the text of `site/routes.ts`
 * @throws if the list has no page of the group
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

/**
 * Renames a page in the list of routes; it keeps its position if it stays in its group.
 *
 * @param source the text of `site/routes.ts`
 * @throws if the list has no such page
 */
export function moveRoute(source: string, { from, to }: Move): string {
  const lines = source.split('\n');
  const own = `  '/${pathOf(from)}',`;
  const at = lines.findIndex(
    (line) => line === own || (line.includes(`under('/${from.group}/'`) && line.includes(`, '${from.name}'`)),
  );
  const line = lines[at];
  if (line === undefined) throw new Error(`site/routes.ts does not list ${pathOf(from)} — add it first`);
  const stays = from.group === to.group;
  const renamed = stays && line.replace(new RegExp(`(?<=['/])${from.name}(?=')`), to.name);
  const without = line === own ? '' : line.replace(`, '${from.name}'`, '');
  if (renamed) lines[at] = renamed;
  else if (/'[^']*', '/.test(without)) lines[at] = without;
  else lines.splice(at, 1);
  return stays ? lines.join('\n') : addRoute(lines.join('\n'), to.group, to.name);
}
