/** What addresses of the site begin with: the base, which begins and ends with a slash, a version, a language. */
export type AddressPrefixes = { base: string; languages: string[]; defaultLanguage: string; versions: string[] };

/** Rspress's own key for it, so that readers who were here before are not new. */
export const VISITED_KEY = 'rspress-visited';

/**
 * The address of a page in the reader's language. Runs in the head as source text, so it has no imports.
 *
 * @param preferred the languages of the browser, best first, such as `zh-CN`
 * @returns a path of this site whatever `pathname` is, or undefined to stay: the address names a language, or the
 *   reader's is the default one or none of the site's
 */
export function localizedAddress(
  pathname: string,
  preferred: readonly string[],
  { base, languages, defaultLanguage, versions }: AddressPrefixes,
): string | undefined {
  const rest = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const segments = rest.split('/').filter(Boolean);
  const place = versions.includes(segments[0] as string) ? 1 : 0;
  if (languages.includes(segments[place] as string)) return undefined;
  const language = preferred.map((tag) => tag.toLowerCase().replace(/-.*/, '')).find((tag) => languages.includes(tag));
  if (language === undefined || language === defaultLanguage) return undefined;
  segments.splice(place, 0, language);
  const isFolder = pathname.endsWith('/') || segments.length === place + 1;
  return base + segments.join('/') + (isFolder ? '/' : '');
}

/**
 * Redirects a reader's very first visit to the page in the reader's language. Where the visit cannot be stored
 * there is no redirect, or English would be out of reach. Runs in the head as source text, so it has no imports.
 *
 * @param key where the visit is stored
 * @param address `localizedAddress` itself
 */
export function redirectFirstVisit(key: string, prefixes: AddressPrefixes, address: typeof localizedAddress): void {
  if (/bot|spider|crawl|slurp|lighthouse/i.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem(key) !== null) return;
    localStorage.setItem(key, '1');
    if (localStorage.getItem(key) === null) return;
  } catch {
    return;
  }
  const { pathname, search, hash } = location;
  const target = address(pathname, navigator.languages ?? [navigator.language], prefixes);
  if (target !== undefined) location.replace(target + search + hash);
}
