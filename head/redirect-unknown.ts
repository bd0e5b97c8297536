/**
 * Where an unknown address redirects to instead of showing the 404 page.
 *
 * The prefix of the default language is not part of any address, so it is always removed. The prefix of another
 * language is removed where the rest is a page. The result begins with exactly one slash, so it cannot name
 * another host. Runs in the head as source text, so it has no imports.
 *
 * @param pathname the unknown path, without the site's base
 * @param isPage whether a path is a page of the site
 * @returns undefined where the 404 page is the answer
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
 * Redirects from the 404 page where the address alone says where to, and marks the document as being left, for the
 * redirect or for a link that the reader follows: the application, which starts later, then leaves it alone
 * (`theme/navigation/leave-document.ts`). Runs in the head of that page as source text, so it has no imports.
 *
 * @param base the site's base, which begins and ends with a slash
 * @param target `redirectTarget` itself
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
