/**
 * The address of the home page that belongs to an unknown address.
 *
 * @param page the language and version of the unknown address
 * @param site the site's default language and version
 * @returns `/`, with the version and the language as segments where they are not the defaults
 */
export function homeAddress(
  page: { lang: string; version: string },
  site: { lang: string; multiVersion: { default: string } },
): string {
  const segments = [
    page.version === site.multiVersion.default ? '' : page.version,
    page.lang === site.lang ? '' : page.lang,
  ].filter(Boolean);
  return `/${segments.map((segment) => `${segment}/`).join('')}`;
}
