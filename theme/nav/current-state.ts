/** The `aria-current` of a link: it leads to this page, to a section that contains it, or neither. */
export type CurrentState = 'page' | 'true' | undefined;

type Item = { link?: string; activeMatch?: string; items?: readonly Item[] };

/**
 * Compares an item of the navigation bar with a page. An item without `activeMatch` contains the pages below its own
 * address; the home page contains none.
 *
 * @param route the page's address without the site's base
 * @param home the address of the home page in the page's language and version
 */
export function currentState(item: Item, route: string, home: string): CurrentState {
  if (item.items?.some((child) => currentState(child, route, home))) return 'true';
  if (!item.link) return undefined;
  const link = item.link
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  if (link === route) return 'page';
  if (item.activeMatch) return new RegExp(item.activeMatch).test(route) ? 'true' : undefined;
  const folder = link.endsWith('/') ? link : `${link}/`;
  return folder !== home && route.startsWith(folder) ? 'true' : undefined;
}
