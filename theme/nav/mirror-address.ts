import { homeAddress } from '../not-found/home-address';

/** One of the languages and versions that a page exists in. */
export type Locale = { lang: string; version: string };

type Site = { lang: string; multiVersion: { default: string } };

/**
 * The address of a page in another language or version.
 *
 * @param route the page's own address, without the site's base, such as `/zh/guide/start/`
 * @param from the language and version of that address
 * @param to the ones that are wanted
 * @param site the site's default language and version, which addresses do not name
 * @param canonical gives the address of the page that a path leads to, or undefined where there is none
 * @returns the page's address there, or that locale's home where it does not have the page
 */
export function mirrorAddress(
  route: string,
  from: Locale,
  to: Locale,
  site: Site,
  canonical: (path: string) => string | undefined,
): { path: string; isMirror: boolean } {
  const home = homeAddress(to, site);
  const here = homeAddress(from, site);
  const mirror = route.startsWith(here) ? canonical(home + route.slice(here.length)) : undefined;
  return mirror === undefined ? { path: home, isMirror: false } : { path: mirror, isMirror: true };
}
