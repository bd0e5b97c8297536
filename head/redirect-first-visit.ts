import type { AddressPrefixes, localizedAddress } from './localized-address';

/** Where Rspress remembers that a reader was here; the name stays, so that nobody is new again. */
export const VISITED_KEY = 'rspress-visited';

/**
 * Leads a reader's very first visit to the page in the reader's language. Where the visit cannot be
 * remembered, nobody is led anywhere, or English would be out of reach. It stands in the head as
 * source text, so it may use nothing from outside.
 *
 * @param key where the visit is remembered
 * @param prefixes see `localizedAddress`
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
  const instead = address(pathname, navigator.languages ?? [navigator.language], prefixes);
  if (instead !== undefined) location.replace(instead + search + hash);
}
