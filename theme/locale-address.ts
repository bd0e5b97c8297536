/** A language and version in which a page exists. */
export type Locale = { lang: string; version: string };

/** The default language and version, which addresses don't contain. */
type Site = { lang: string; multiVersion: { default: string } };

/** The home page of a language and version, such as `/v1/zh/`. */
export function homeAddress(locale: Locale, site: Site): string {
  const version = locale.version === site.multiVersion.default ? '' : locale.version;
  const lang = locale.lang === site.lang ? '' : locale.lang;
  const segments = [version, lang].filter((segment) => segment !== '');
  return `/${segments.map((segment) => `${segment}/`).join('')}`;
}

/**
 * The address of a page in another language or version.
 *
 * @param route the page's address without the site's base, such as `/zh/guide/start/`
 * @param from the language and version of `route`
 * @param canonical resolves a path to the address of its page, or undefined where there is none
 * @returns the page's address there, or the home page of a locale that lacks the page
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
