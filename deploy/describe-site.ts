import { addressOf, isPage, NOT_FOUND_FILE, spellingKey } from '../site/addresses/find-address.ts';
import { DEFAULT_LANGUAGE, languageOf, PREFIXED_LANGUAGES, prefixOf } from '../site/languages.ts';
import { movedPages } from '../site/moved-pages.ts';
import { encode, findMoved, formerPaths } from './resolve-address.ts';

interface Page {
  /** What all spellings of the address share, in small letters. */
  key: string;
  /** The one address, percent-encoded, with the base. */
  address: string;
  file: string;
}

/** What a host has to know of the site; every host's configuration is written from it. */
export interface SiteDescription {
  /** Begins and ends with a slash. */
  base: string;
  pages: readonly Page[];
  /** Keys of addresses that pages and their Markdown had once, and those that they have now. */
  moved: readonly { key: string; address: string }[];
  /** Keys of pages that a language lacks, and where they lead for now. */
  untranslated: readonly { key: string; address: string }[];
  /** The page for what does not exist, one a language; the default language's is the last, with the prefix `''`. */
  notFound: readonly { prefix: string; file: string }[];
  policy: string;
  /** Where it is published, with the base and without a slash at its end; see `Output`. */
  place: string;
}

/**
 * Describes a built site by the rules of `resolve-address.ts`.
 *
 * @param files every file of the output
 * @param policy the content security policy of its pages
 * @param base the path that the site was built for
 * @param place where it is published; see `Output`
 * @param formerly the pages that have another name now
 * @throws Error where two pages differ in letter case or a slash only, which hosts cannot tell apart
 */
export function describeSite(
  files: ReadonlySet<string>,
  policy: string,
  base: string,
  place = '',
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
  const own = pages.filter(({ file }) => languageOf(file) === DEFAULT_LANGUAGE);
  const untranslated = PREFIXED_LANGUAGES.flatMap((language) =>
    own
      .map(({ file, address }) => ({ key: spellingKey(prefixOf(language) + addressOf(file)), address }))
      .filter(({ key }) => !byKey.has(key)),
  );
  const former = ['', ...PREFIXED_LANGUAGES.map(prefixOf)].flatMap((prefix) =>
    formerPaths(formerly).flatMap(([old]) => {
      const key = prefix + spellingKey(old);
      const found = byKey.has(key) || files.has(key) ? undefined : findMoved(key, files, formerly);
      return found
        ? [{ isTranslated: found.isTranslated, key, address: base.slice(0, -1) + encode(found.address) }]
        : [];
    }),
  );
  const moved = former.filter(({ isTranslated }) => isTranslated).map(({ key, address }) => ({ key, address }));
  const untranslatedYet = former.filter(({ isTranslated }) => !isTranslated);
  const notFound = [...PREFIXED_LANGUAGES, DEFAULT_LANGUAGE]
    .map((language) => ({ prefix: prefixOf(language), file: prefixOf(language) + NOT_FOUND_FILE }))
    .filter(({ file }) => files.has(file));
  return { base, pages, moved, untranslated: [...untranslated, ...untranslatedYet], notFound, policy, place };
}

/** The path that a page's own scripts say the site was built for. */
export function readBase(html: string): string {
  return /<script\b[^>]*\bsrc="(?:https?:\/\/[^/"]+)?(\/(?:[^"]*?\/)?)static\/js\//.exec(html)?.[1] ?? '/';
}
