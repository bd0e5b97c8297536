/** A query and the pages that would satisfy the reader who typed it, as addresses without the language. */
export interface JudgedQuery {
  kind: string;
  query: string;
  expect: string[];
}

/** How often a search engine found what readers wanted. */
export interface Score {
  queries: number;
  /** Shares from 0 to 1: an expected page is the first one, is among the first five, no page at all was found. */
  first: number;
  firstFive: number;
  nothing: number;
  /** Mean reciprocal rank of the first expected page, counted among the first ten. */
  mrr: number;
}

/** Where the first expected page stands, from 1 on; 0 where it does not, and -1 where nothing was found. */
export function placeOf({ expect }: JudgedQuery, pages: readonly string[]): number {
  if (pages.length === 0) return -1;
  return pages.findIndex((page) => expect.includes(page)) + 1;
}

/** Sums places up. */
export function scoreOf(places: readonly number[]): Score {
  const share = (test: (place: number) => boolean) => places.filter(test).length / places.length;
  return {
    queries: places.length,
    first: share((place) => place === 1),
    firstFive: share((place) => place >= 1 && place <= 5),
    nothing: share((place) => place === -1),
    mrr: places.reduce((sum, place) => sum + (place >= 1 && place <= 10 ? 1 / place : 0), 0) / places.length,
  };
}

/** The pages of hits, each once, as addresses without the language, the hash, and the slash at the end of a page of its own. */
export function pagesOf(links: readonly string[]): string[] {
  return [...new Set(links.map((link) => link.replace(/#.*$/, '').replace(/^\/zh(?=\/)/, '')))];
}
