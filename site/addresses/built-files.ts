import { langs, prefixOf } from '../languages.ts';

/** Facts about the built site that every rule of serving shares. Paths are decoded and start with `/`. */

/** Where the build puts scripts, styles, images and search data. */
export const ASSET_FOLDER = '/static/';

/** The page for what does not exist, below the root and below each language's folder. */
export const NOT_FOUND_FILE = '/404.html';

/** The one dot folder that the web expects to be public (RFC 8615). */
const PUBLIC_DOT_FOLDER = '.well-known';

/** Whether a file of the output is a 404 page, which has no address of its own. */
export function isNotFoundFile(file: string): boolean {
  return langs.some((language) => file === prefixOf(language) + NOT_FOUND_FILE);
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
