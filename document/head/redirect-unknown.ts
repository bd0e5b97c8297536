import type { AddressPrefixes } from './redirect-first-visit';

/**
 * Decides whether an unknown path redirects or shows the 404 page.
 *
 * No page has the prefix of the default language, so it is always removed. The prefix of another language is removed
 * if the rest is a page. The result begins with exactly one slash, so it cannot name another host. Inlined in the head,
 * so it has no imports.
 *
 * @param pathname the unknown path, without the site's base
 * @param pages the paths of pages that exist in the default language, but not in all others
 * @returns the path to redirect to, or undefined to show the 404 page
 */
export function redirectTarget(
  pathname: string,
  defaultLanguage: string,
  otherLanguages: readonly string[],
  pages: readonly string[],
): string | undefined {
  const [, prefix, ...rest] = pathname.split(/[\\/]+/);
  const path = `/${rest.join('/')}`;
  if (prefix === defaultLanguage) return path;
  const isOnlyThere = prefix && otherLanguages.includes(prefix) && pages.includes(path.replace(/\.html$/, ''));
  return isOnlyThere ? path : undefined;
}

/**
 * Redirects from the 404 page if another path is the right one. Sets `data-leaving` on the document, so that the
 * application, which starts later, does not render over it (`document/leave-document.ts`). Inlined in the head, so it has
 * no imports.
 *
 * @param pages as for `redirectTarget`
 * @param target `redirectTarget`, which inlined code cannot import
 */
export function redirectUnknown(
  { base, languages, defaultLanguage }: AddressPrefixes,
  pages: readonly string[],
  target: typeof redirectTarget,
): void {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith(base)) return;
  const address = target(pathname.slice(base.length - 1), defaultLanguage, languages, pages);
  if (address === undefined) return;
  document.documentElement.dataset.leaving = '';
  location.replace(base.slice(0, -1) + address + search + hash);
}
