/** The types of text files by their ending. */
export const TEXT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/**
 * The type of a text file with its charset, which sirv gives to HTML alone:
 * Chinese Markdown would be shown in the reader's local encoding.
 *
 * @param file a path of the output
 * @returns the value of the `Content-Type` header, or undefined for images, fonts and the like
 */
export function textContentType(file: string): string | undefined {
  const extension = /\.([^./]+)$/.exec(file)?.[1] ?? 'txt';
  const type = TEXT_TYPES[extension.toLowerCase()];
  return type && `${type}; charset=utf-8`;
}
