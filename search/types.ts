/** Separates the sections of a page: two blank lines, which its text has nowhere else. */
export const SECTION_BREAK = '\n\n\n';

/** A page as the build writes it for search (E-05). */
export interface SearchDocument {
  /** Unique in its language. */
  id: string;
  title: string;
  /**
   * The page's text or code. A blank line separates blocks, two of them separate sections; each section but the first
   * starts with its heading, on a line of its own.
   */
  content: string;
  /** The headings of the sections, in their order. */
  toc: { id: string; depth: number }[];
  /** The address without the base, with the language: `/zh/config/lib/dts`. */
  routePath: string;
  /** The part of the site: its first folder, such as `guide` or `config`. */
  domain: string;
  /** From the frontmatter, as the keywords. */
  description?: string;
  keywords?: string[];
  /** On a locale's first document: the pinyin of the characters in all titles and headings, `guo过 zhong中重`. */
  pinyin?: string;
}

/** In UTF-16 units. */
export interface HighlightRange {
  start: number;
  length: number;
}

export interface SearchHit {
  /** What the query was found in. */
  type: 'title' | 'header' | 'content';
  /** The title of the page. */
  title: string;
  /** The heading of the section, or the title again where the hit is the page itself. */
  header: string;
  /** An excerpt of the section's text; empty where it has none. */
  statement: string;
  /** The address without the base: `/zh/config/lib/dts#dts-bundle`. */
  link: string;
  query: string;
  /** What matched, in each of the texts above. */
  highlights: Record<'title' | 'header' | 'statement', HighlightRange[]>;
  /** The part of the site, as in the document's `domain`. */
  group: string;
}

export interface SearchOptions {
  /** The most hits to return; 100 by default. */
  limit?: number;
  /** How many hits to skip; 0 by default. */
  offset?: number;
  /** Only pages of this part of the site. */
  scope?: string;
}

export interface SearchResults {
  hits: SearchHit[];
  /** The pages with the most similar titles, where there is no hit. */
  nearest: SearchHit[];
  /** Set where the search failed; trying again may help. */
  failed?: true;
}

/** The engine in this browser, or a service elsewhere. */
export interface SearchProvider {
  /** Fetches what searches need, again after a failure. */
  load?(): Promise<void>;
  /** @throws SearchUnavailable where it has logged why it cannot answer */
  search(query: string, options?: SearchOptions): Promise<SearchResults>;
}

/** Search cannot answer now and has logged why. Trying again may help. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

/** Where the build put the documents of each locale. The key is the version and the language: `v1.zh` or `zh`. */
export type SearchFiles = Record<string, { text: string; code: string }>;

/** How the site asks a service that answers its searches. */
export interface RemoteSettings {
  /** An `https://` or `http://` address, or a path on the site's own host. It may have a query. */
  apiUrl: string;
  /** The names of the indexes to search, in the order of their hits. */
  searchIndexes: string[];
  /** In milliseconds; 5000 by default. */
  timeout?: number;
}
