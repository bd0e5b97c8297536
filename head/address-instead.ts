/**
 * Where an unknown address leads instead of to the 404 page.
 *
 * The default language's prefix is not part of any address and always goes. Another language's
 * prefix goes only where the rest is a page. The result is a path on this site: it begins with
 * exactly one slash, whatever the address looked like, so it can never name another host.
 *
 * @param pathname the unknown path, without the site's base
 * @param defaultLanguage the language that has no prefix
 * @param otherLanguages the languages that have one
 * @param isPage tells whether a path is a page of the site
 * @returns the path to go to, or undefined where the 404 page is the answer
 */
export function addressInstead(
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
