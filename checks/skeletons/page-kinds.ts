/** The kinds of pages that have a skeleton. */
export type PageKind = 'option' | 'option-group' | 'guide' | 'text';

/** What kind of page a route is; none, where anything goes. */
export function kindOf(route: string): PageKind | undefined {
  if (/^\/config\/lib\/[^/]+$/.test(route)) return 'option';
  if (/^\/config\/rsbuild\/[^/]+$/.test(route)) return 'option-group';
  if (/^\/guide\/(start\/quick-start$|(solution|advanced|migration)\/[^/]+$)/.test(route)) return 'guide';
  if (/^\/guide\/start\/components\//.test(route)) return undefined;
  return /^\/(guide|config)\//.test(route) ? 'text' : undefined;
}
