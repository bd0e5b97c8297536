/** Where the build put the documents of each locale: the key is the version and the language, `v1.zh` or `zh`. */
export type SearchFiles = Record<string, { text: string; code: string }>;

declare const SEARCH_FILES: SearchFiles;

/**
 * The addresses of a locale's search documents.
 *
 * @returns undefined where the locale has no page to find
 */
export function searchFilesOf(version: string, lang: string): SearchFiles[string] | undefined {
  const files = SEARCH_FILES[[version, lang].filter(Boolean).join('.')];
  const base = __webpack_public_path__.replace(/\/$/, '');
  return files && { text: `${base}/${files.text}`, code: `${base}/${files.code}` };
}
