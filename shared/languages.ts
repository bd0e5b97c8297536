/**
 * The site's languages, the default one first. `lang` is the folder and the prefix of their pages, `tag` is what browsers,
 * screen readers and search engines read (BCP 47): with the region, because `zh` alone does not say which characters a
 * font should draw. `openGraph` and `picture` are the locale and the picture in link previews, `description` is the
 * length that search results show, in characters. To add a language, add a line here, its texts and its pages.
 */
export const languages = [
  { lang: 'en', tag: 'en', label: 'English', openGraph: 'en_US', picture: '/share.en.png', description: [100, 160] },
  { lang: 'zh', tag: 'zh-CN', label: '简体中文', openGraph: 'zh_CN', picture: '/share.zh.png', description: [40, 80] },
] as const;

/** The entry of a language, or of the default one if there is no such language. */
export function languageFacts(lang: string): (typeof languages)[number] {
  return languages.find((language) => language.lang === lang) ?? languages[0];
}

/** A language code, as in the folders of `docs/`. */
export type Lang = (typeof languages)[number]['lang'];

export const langs: readonly Lang[] = languages.map(({ lang }) => lang);

/** The folders of pages, as a glob. */
export const IN_DOCS = `docs/{${langs.join(',')}}`;
/** A language code, as the source of a regular expression. */
export const ANY_LANGUAGE = `(?:${langs.join('|')})`;

/** Its pages have no prefix. */
export const DEFAULT_LANGUAGE: Lang = languages[0].lang;

/** The languages whose pages are at `/<language>/`. */
export const PREFIXED_LANGUAGES: readonly Lang[] = langs.filter((lang) => lang !== DEFAULT_LANGUAGE);

/**
 * Reads the language from the first segment of a path.
 *
 * @param path decoded or not; slashes may be repeated or backslashes
 * @returns a prefixed language, else the default one
 */
export function languageOf(path: string): Lang {
  const first = path.split(/[\\/]+/)[1] ?? '';
  return PREFIXED_LANGUAGES.find((lang) => lang === first) ?? DEFAULT_LANGUAGE;
}

/** The language of a page's file: that of the last folder with such a name, since a checkout may be inside of others. */
export function languageOfFile(file: string): Lang {
  return file.split(/[\\/]/).findLast((name): name is Lang => langs.includes(name as Lang)) ?? DEFAULT_LANGUAGE;
}

/** @returns `''` for the default language, `/zh` for Chinese */
export function prefixOf(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}
