/** A language and version of the site. */
export type Locale = { lang: string; version: string };

/** The default language and version, which URLs leave out. */
type Site = { lang: string; multiVersion: { default: string } };

/** The path of a locale's home page, such as `/v1/zh/`. */
export function homeAddress(locale: Locale, site: Site): string {
  const version = locale.version === site.multiVersion.default ? '' : locale.version;
  const lang = locale.lang === site.lang ? '' : locale.lang;
  const segments = [version, lang].filter((segment) => segment !== '');
  return `/${segments.map((segment) => `${segment}/`).join('')}`;
}

/**
 * The path of a page in another language or version.
 *
 * @param route the page's path without the site's base, such as `/zh/guide/start/`
 * @param from the locale of `route`
 * @param canonical resolves a path to that of its page, or undefined if there is none
 * @returns the page in the other locale, or that locale's home page if it lacks the page
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
  return { path: mirror ?? home, isMirror: mirror !== undefined };
}
