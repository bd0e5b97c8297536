import { type Found, findAddress, spellingKey } from './find-address.ts';
import type { MovedPages } from './moved-pages.ts';
import { languageOf, prefixOf } from './site.ts';

/** A page under the name that it has now. */
interface Moved extends Found {
  /** Whether it is in the language of the former address, or for now in the default one. */
  isTranslated: boolean;
}

/**
 * Finds the page that a former address meant, in any spelling of that.
 *
 * @param path as in `findAddress`
 */
export function findMoved(path: string, files: ReadonlySet<string>, moved: MovedPages): Moved | undefined {
  const key = spellingKey(path);
  const prefix = prefixOf(languageOf(key));
  const route = Object.keys(moved).find((old) => prefix + spellingKey(old) === key);
  if (route === undefined) return undefined;
  const own = findAddress(prefix + moved[route], files);
  const found = own ?? findAddress(moved[route] ?? '', files);
  return found && { ...found, isTranslated: own !== undefined };
}
