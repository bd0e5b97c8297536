import { addRoute } from './add-route.ts';
import { type Move, pathOf } from './read-move.ts';

/**
 * Gives a page of the list of routes its new name, in its place where it stays in its group.
 *
 * @param source the text of `site/routes.ts`
 * @throws where the list has no such page
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
