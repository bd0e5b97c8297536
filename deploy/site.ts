/** Facts about the built site that every rule of serving shares. Paths are decoded and start with `/`. */

/** The language whose pages have no prefix (`lang` of the site's configuration). */
export const DEFAULT_LANGUAGE = 'en';

/** The languages whose pages live under `/<language>/`. */
export const PREFIXED_LANGUAGES: readonly string[] = ['zh'];

/** Where the build puts scripts, styles, images and search data. */
export const ASSET_FOLDER = '/static/';

/** The page for what does not exist, below the root and below each language's folder. */
export const NOT_FOUND_FILE = '/404.html';

/** The one dot folder that the web expects to be public (RFC 8615). */
const PUBLIC_DOT_FOLDER = '.well-known';

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

/** Whether a file of the output is a 404 page, which has no address of its own. */
export function isNotFoundFile(file: string): boolean {
  return [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES].some((language) => file === prefixOf(language) + NOT_FOUND_FILE);
}

/**
 * Whether a file is in the output for the host alone: dot files, a host's
 * instructions (`/_headers`, `/_redirects`) and compressed siblings.
 */
export function isPrivateFile(file: string): boolean {
  const [first, ...rest] = file.split('/').slice(1);
  return (
    (first?.startsWith('.') && first !== PUBLIC_DOT_FOLDER) ||
    rest.some((segment) => segment.startsWith('.')) ||
    /^\/_[^/]*$/.test(file) ||
    /\.(gz|br)$/.test(file)
  );
}
