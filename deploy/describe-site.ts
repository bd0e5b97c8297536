import { addressOf, isPage, NOT_FOUND_FILE, spellingKey } from '../shared/addresses/find-address.ts';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES, prefixOf } from '../shared/languages.ts';
import { movedPages } from '../shared/moved-pages.ts';
import { encode, findMoved, formerPaths } from './resolve-address.ts';

interface Page {
  /** The same for all spellings of the address; in lower case. */
  key: string;
  /** The canonical path, percent-encoded, with the base. */
  address: string;
  file: string;
}

/** The facts about the site from which each host's configuration is generated. */
export interface SiteDescription {
  /** Begins and ends with a slash. */
  base: string;
  pages: readonly Page[];
  /** Keys of former addresses of pages and their Markdown, and the current addresses. */
  moved: readonly { key: string; address: string }[];
  /** 404 pages by language; the default language's comes last, with the prefix `''`. */
  notFound: readonly { prefix: string; file: string }[];
  policy: string;
}

/**
 * Describes a built site by the rules of `resolve-address.ts`.
 *
 * @param files all files of the output
 * @param policy the content security policy of the pages
 * @param base the base path of the build
 * @param formerly redirects of moved pages
 * @throws if two pages differ only in letter case or a slash, which hosts cannot tell apart
 */
export function describeSite(
  files: ReadonlySet<string>,
  policy: string,
  base: string,
  formerly = movedPages,
): SiteDescription {
  const pages = [...files]
    .filter(isPage)
    .sort()
    .map((file) => {
      const address = addressOf(file);
      return { key: spellingKey(address), address: base.slice(0, -1) + encode(address), file };
    });
  const byKey = new Map<string, Page>();
  for (const page of pages) {
    const other = byKey.get(page.key);
    if (other)
      throw new Error(`${page.file} and ${other.file} have addresses that hosts cannot tell apart: rename one`);
    byKey.set(page.key, page);
  }
  const moved: { key: string; address: string }[] = [];
  for (const prefix of ['', ...PREFIXED_LANGUAGES.map(prefixOf)]) {
    for (const [old] of formerPaths(formerly)) {
      const key = prefix + spellingKey(old);
      const found = byKey.has(key) || files.has(key) ? undefined : findMoved(key, files, formerly);
      if (found) moved.push({ key, address: base.slice(0, -1) + encode(found.address) });
    }
  }
  const notFound = [...PREFIXED_LANGUAGES, DEFAULT_LANGUAGE]
    .map((language) => ({ prefix: prefixOf(language), file: prefixOf(language) + NOT_FOUND_FILE }))
    .filter(({ file }) => files.has(file));
  return { base, pages, moved, notFound, policy };
}

/** The base path of a build, derived from the script URLs of a page. */
export function readBase(html: string): string {
  return /<script\b[^>]*\bsrc="(?:https?:\/\/[^/"]+)?(\/(?:[^"]*?\/)?)static\/js\//.exec(html)?.[1] ?? '/';
}
