import { langs, prefixOf } from '../languages.ts';

/** The file that a path leads to. */
export interface Found {
  /** The canonical path of the file, decoded. */
  address: string;
  /** The path of the file in the output. */
  file: string;
}

/**
 * Resolves a path in any spelling: with or without `.html`, `/index` or a trailing slash, and in any letter case that
 * is unambiguous.
 *
 * @param path a decoded path with single slashes, without the default language's prefix
 * @param files all files of the output
 * @returns the file and its canonical path, or undefined if no public file matches
 */
export function findAddress(path: string, files: ReadonlySet<string>): Found | undefined {
  return (
    findPublicFile(path, files) ??
    findPage(path, files) ??
    findPage(withoutPageEnding(path), files) ??
    findOtherCase(path, files)
  );
}

/** The canonical path of a page's file: `/a/index.html` is `/a/`, `/a/b.html` is `/a/b`. */
export function addressOf(page: string): string {
  return page.replace(/(?<=\/)index\.html$|\.html$/, '');
}

/** Whether a file of the output is a page with its own URL. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && !isNotFoundFile(file) && !isPrivateFile(file);
}

function findPublicFile(path: string, files: ReadonlySet<string>): Found | undefined {
  const isPublic = files.has(path) && !path.endsWith('.html') && !isPrivateFile(path);
  return isPublic ? { address: path, file: path } : undefined;
}

/** With a trailing slash, a folder's index wins over a page of the same name; without one, the page wins. */
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

/** A key that all spellings of a page's path share: `/` for the home page, `/guide/start` for `/Guide/Start.html`. */
export function spellingKey(address: string): string {
  return withoutPageEnding(address).replace(/\/$/, '').toLowerCase() || '/';
}

function findOtherCase(path: string, files: ReadonlySet<string>): Found | undefined {
  const wanted = spellingKey(path);
  const pages = [...files].filter((file) => isPage(file) && spellingKey(addressOf(file)) === wanted);
  const [file] = pages;
  return pages.length === 1 && file !== undefined ? { address: addressOf(file), file } : undefined;
}

/** Where the build writes scripts, styles, images and search data. */
export const ASSET_FOLDER = '/static/';

/** The 404 page, at the root and in each language's folder. */
export const NOT_FOUND_FILE = '/404.html';

/** Whether a file is a 404 page, which has no URL of its own. */
function isNotFoundFile(file: string): boolean {
  return langs.some((language) => file === prefixOf(language) + NOT_FOUND_FILE);
}

/**
 * Whether a file of the output is meant for the host only: dot files, host configuration (`/_headers`, `/_redirects`)
 * and compressed copies.
 */
export function isPrivateFile(file: string): boolean {
  return /\/\.|^\/_[^/]*$|\.(?:gz|br)$/.test(file);
}
