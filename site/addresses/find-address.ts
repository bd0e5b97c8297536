import { langs, prefixOf } from '../languages.ts';

export interface Found {
  /** The one address that the file is served at, decoded. */
  address: string;
  /** The file in the output. */
  file: string;
}

/**
 * Finds what a path means, however it is spelled: with or without `.html`,
 * `/index` or the last slash, and in any letter case that leaves no doubt.
 *
 * @param path a decoded path with single slashes and without the default language's prefix
 * @param files every file of the output
 * @returns the file and its canonical address, or undefined where nothing public fits
 */
export function findAddress(path: string, files: ReadonlySet<string>): Found | undefined {
  return (
    findPublicFile(path, files) ??
    findPage(path, files) ??
    findPage(withoutPageEnding(path), files) ??
    findOtherCase(path, files)
  );
}

/** The address of a page's file: `/a/index.html` is `/a/`, `/a/b.html` is `/a/b`. */
export function addressOf(page: string): string {
  return page.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/** Whether a file of the output is a page with an address of its own. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !isNotFoundFile(file) && !isPrivateFile(file);
}

function findPublicFile(path: string, files: ReadonlySet<string>): Found | undefined {
  const isPublic = files.has(path) && !path.endsWith('.html') && !isPrivateFile(path);
  return isPublic ? { address: path, file: path } : undefined;
}

/** A path with a last slash means the folder before the page; one without means the page. */
function findPage(path: string, files: ReadonlySet<string>): Found | undefined {
  const bare = path.replace(/\/$/, '');
  const candidates = [`${bare}.html`, `${bare}/index.html`];
  if (path.endsWith('/')) candidates.reverse();
  const file = candidates.find((candidate) => files.has(candidate) && isPage(candidate));
  return file === undefined ? undefined : { address: addressOf(file), file };
}

/** `/a/index.html`, `/a/index` and `/a/index/` become `/a/`; `/a.html` becomes `/a`. */
function withoutPageEnding(path: string): string {
  return path
    .replace(/\/$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '/');
}

/**
 * What all spellings of a page's address have in common: `/` of the home page,
 * `/guide/start` of `/Guide/Start/index.html`.
 */
export function spellingKey(address: string): string {
  return withoutPageEnding(address).replace(/\/$/, '').toLowerCase() || '/';
}

function findOtherCase(path: string, files: ReadonlySet<string>): Found | undefined {
  const wanted = spellingKey(path);
  const pages = [...files].filter((file) => isPage(file) && spellingKey(addressOf(file)) === wanted);
  const [file] = pages;
  return pages.length === 1 && file !== undefined ? { address: addressOf(file), file } : undefined;
}

/** Facts about the built site that every rule of serving shares. Paths are decoded and start with `/`. */

/** Where the build puts scripts, styles, images and search data. */
export const ASSET_FOLDER = '/static/';

/** The page for what does not exist, below the root and below each language's folder. */
export const NOT_FOUND_FILE = '/404.html';

/** The one dot folder that the web expects to be public (RFC 8615). */
const PUBLIC_DOT_FOLDER = '.well-known';

/** Whether a file of the output is a 404 page, which has no address of its own. */
function isNotFoundFile(file: string): boolean {
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
