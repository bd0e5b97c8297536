import { type Found, findAddress, spellingKey } from '../site/addresses/find-address.ts';
import { languageOf, prefixOf } from '../site/languages.ts';
import type { MovedPages } from '../site/moved-pages.ts';

/** A page under the name that it has now. */
interface Moved extends Found {
  /** Whether it is in the language of the former address, or for now in the default one. */
  isTranslated: boolean;
}

/**
 * Finds the page, or its Markdown, that a former address meant, in any spelling of that.
 *
 * @param path as in `findAddress`
 */
export function findMoved(path: string, files: ReadonlySet<string>, moved: MovedPages): Moved | undefined {
  const key = spellingKey(path);
  const prefix = prefixOf(languageOf(key));
  const row = formerPaths(moved).find(([old]) => prefix + spellingKey(old) === key);
  if (row === undefined) return undefined;
  const own = findAddress(prefix + row[1], files);
  const found = own ?? findAddress(row[1], files);
  return found && { ...found, isTranslated: own !== undefined };
}

/** Former paths and those of now: of each page, and of its Markdown beside it. */
export function formerPaths(moved: MovedPages): [former: string, now: string][] {
  return Object.entries(moved).flatMap((row) => [row, row.map(markdownOf) as typeof row]);
}

function markdownOf(route: string): string {
  return `${route.replace(/\/$/, '/index')}.md`;
}
