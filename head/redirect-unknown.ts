/**
 * Decides whether an unknown path redirects or shows the 404 page.
 *
 * No page has the prefix of the default language, so it is always removed. The prefix of another language is removed
 * if the rest is a page. The result begins with exactly one slash, so it cannot name another host. Inlined in the head,
 * so it has no imports.
 *
 * @param pathname the unknown path, without the site's base
 * @param isPage whether a path is a page of the site
 * @returns the path to redirect to, or undefined to show the 404 page
 */
export function redirectTarget(
  pathname: string,
  defaultLanguage: string,
  otherLanguages: readonly string[],
  isPage: (pathname: string) => boolean,
): string | undefined {
  const [, prefix, ...rest] = pathname.split(/[\\/]+/);
  const path = `/${rest.join('/')}`;
  if (prefix === defaultLanguage) return path;
  if (prefix && otherLanguages.includes(prefix) && rest.length > 0 && path !== '/' && isPage(path)) return path;
  return undefined;
}

/**
 * Redirects from the 404 page if the path alone determines the target. Sets `data-leaving` on the document for that
 * redirect and for followed links, so that the application, which starts later, does not render over it
 * (`client/leave-document.ts`). Inlined in the head, so it has no imports.
 *
 * @param base the site's base, which begins and ends with a slash
 * @param target `redirectTarget`, which inlined code cannot import
 */
export function redirectUnknown(base: string, defaultLanguage: string, target: typeof redirectTarget): void {
  const { dataset } = document.documentElement;
  const { pathname, search, hash } = location;
  addEventListener('click', ({ target: clicked, button, metaKey, ctrlKey, shiftKey, altKey }) => {
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (isPlain && (clicked as Element).closest('a[href]:not([target], [href^="#"])')) dataset.leaving = '';
  });
  const address = pathname.startsWith(base)
    ? target(pathname.slice(base.length - 1), defaultLanguage, [], () => false)
    : undefined;
  if (address === undefined) return;
  dataset.leaving = '';
  location.replace(base.slice(0, -1) + address + search + hash);
}
