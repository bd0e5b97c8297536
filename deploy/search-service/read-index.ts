import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createEngine, indexDocuments, type SearchEngine, searchBoth } from '../../search/engine/create-engine.ts';
import { isDocument } from '../../search/local/fetch-documents.ts';
import { ASSET_FOLDER } from '../../site/addresses/find-address.ts';

/** An engine per locale: a language (`zh`), or a version and a language (`v1.zh`). */
export type SearchIndex = ReadonlyMap<string, SearchEngine>;

/** The locale is a language, preceded by a version on sites that have them, both as in the site's configuration. */
const FILE_NAME = /^search_(index|code)\.((?:.+\.)?[A-Za-z][\w-]*)\.[0-9a-f]+\.json$/;

/**
 * Reads the search documents of a built site. If a folder contains files of several builds, the latest ones are used.
 *
 * @param folder the folder of the built site
 * @throws an Error with a one-line message and remedy if there are none, or they are damaged
 */
export function readIndex(folder: string): SearchIndex {
  const assets = join(folder, ASSET_FOLDER);
  const files = statSync(assets, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(assets) : [];
  const byAge = files
    .filter((name) => FILE_NAME.test(name))
    .map((name) => join(assets, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs);
  if (byAge.length === 0)
    throw new Error(`${assets} has no search_index.<lang>.<hash>.json. Build the site first: npm run build`);
  const newest = { index: new Map<string, string>(), code: new Map<string, string>() };
  for (const file of byAge) {
    const [, kind, locale] = FILE_NAME.exec(basename(file)) ?? [];
    if (locale) newest[kind as keyof typeof newest].set(locale, file);
  }
  const locales = [...newest.index].sort(([one], [other]) => one.localeCompare(other));
  return new Map(locales.map(([locale, file]) => [locale, engineOf(file, newest.code.get(locale))]));
}

function engineOf(textFile: string, codeFile: string | undefined): SearchEngine {
  const text = readEngine(textFile);
  if (!codeFile) return text;
  const code = readEngine(codeFile);
  return { search: (query, options) => searchBoth(text, code, query, options) };
}

function readEngine(file: string): SearchEngine {
  try {
    const documents: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(documents) || !documents.every(isDocument)) throw new Error('Invalid documents');
    return createEngine(indexDocuments(documents));
  } catch (error) {
    throw new Error(`${file} is not a list of search documents. Build the site again: npm run build`, { cause: error });
  }
}
