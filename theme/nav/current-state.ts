import type { CurrentState } from '../../site/sidebar-tree';

type Item = { link?: string; activeMatch?: string; items?: readonly Item[] };

/**
 * The state of a navigation item. Without `activeMatch`, an item contains the pages below its own path; the home page
 * contains none.
 *
 * @param route the page's path without the site's base
 * @param home the path of the locale's home page
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
