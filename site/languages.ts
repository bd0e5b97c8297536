/** The languages of the site, the default one first. Another language is a line here, its texts and its pages. */
export const languages = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
] as const;

/** The name of a language, as in `<html lang>` and as a folder of `docs/`. */
export type Lang = (typeof languages)[number]['lang'];

/** The names of all languages, in their order. */
export const langs: readonly Lang[] = languages.map(({ lang }) => lang);

/** The language whose pages have no prefix. */
export const DEFAULT_LANGUAGE: Lang = languages[0].lang;

/** The languages whose pages live below `/<language>/`. */
export const PREFIXED_LANGUAGES: readonly string[] = langs.filter((lang) => lang !== DEFAULT_LANGUAGE);

/**
 * The language of a path, read from its first segment.
 *
 * @param path a path, decoded or not; its slashes may be repeated or reversed
 * @returns one of the prefixed languages, else the default language
 */
export function languageOf(path: string): string {
  const first = path.split(/[\\/]+/)[1] ?? '';
  return PREFIXED_LANGUAGES.includes(first) ? first : DEFAULT_LANGUAGE;
}

/**
 * The folder of a language's pages.
 *
 * @returns `''` for the default language, `/zh` for Chinese
 */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
