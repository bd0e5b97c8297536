/** The possible prefixes of a page's path: the base, which begins and ends with a slash, a version and a language. */
export type AddressPrefixes = { base: string; languages: string[]; defaultLanguage: string; versions: string[] };

/** Rspress's own storage key, so that returning readers do not count as new. */
export const VISITED_KEY = 'rspress-visited';

/**
 * The path of the same page in the reader's language. Inlined in the head, so it has no imports.
 *
 * @param preferred the browser's languages, best first, such as `zh-CN`
 * @returns always a path on this site; undefined to stay, because the path names a language already, or the reader
 *   prefers the default language or one that the site lacks
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
 * Redirects a first visit to the page in the reader's language. Does nothing if the visit cannot be stored, because
 * English would be unreachable, nor for crawlers that say what they are, by name, as `compatible;` or by an address.
 * Inlined in the head, so it has no imports.
 *
 * @param key the storage key for the visit
 * @param address `localizedAddress`, which inlined code cannot import
 */
export function redirectFirstVisit(key: string, prefixes: AddressPrefixes, address: typeof localizedAddress): void {
  if (/bot|spider|crawl|archive|-google|lighthouse|compatible;|http/i.test(navigator.userAgent)) return;
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
