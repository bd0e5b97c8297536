/** The languages of the site, the default one first. Another language is a line here, its texts and its pages. */
export const languages = [
  { lang: 'en', label: 'English', openGraph: 'en_US', description: [100, 160] },
  { lang: 'zh', label: '简体中文', openGraph: 'zh_CN', description: [40, 80] },
] as const;

/** What is known of a language: `openGraph` is its name with a country, `description` how long a search result shows one. */
export function languageFacts(lang: string): (typeof languages)[number] {
  return languages.find((language) => language.lang === lang) ?? languages[0];
}

/** The name of a language, as in `<html lang>` and as a folder of `docs/`. */
export type Lang = (typeof languages)[number]['lang'];

/** The names of all languages, in their order. */
export const langs: readonly Lang[] = languages.map(({ lang }) => lang);

/** The folders of `docs/` with pages, as a part of a glob, and of a regular expression. */
export const IN_DOCS = `docs/{${langs.join(',')}}`;
export const ANY_LANGUAGE = `(?:${langs.join('|')})`;

/** The language whose pages have no prefix. */
export const DEFAULT_LANGUAGE: Lang = languages[0].lang;

/** The languages whose pages live below `/<language>/`. */
export const PREFIXED_LANGUAGES: readonly Lang[] = langs.filter((lang) => lang !== DEFAULT_LANGUAGE);

/**
 * The language of a path, read from its first segment.
 *
 * @param path a path, decoded or not; its slashes may be repeated or reversed
 * @returns one of the prefixed languages, else the default language
 */
export function languageOf(path: string): Lang {
  const first = path.split(/[\\/]+/)[1] ?? '';
  return PREFIXED_LANGUAGES.find((lang) => lang === first) ?? DEFAULT_LANGUAGE;
}

/**
 * The folder of a language's pages.
 *
 * @returns `''` for the default language, `/zh` for Chinese
 */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
