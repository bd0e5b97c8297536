/** Separates the sections of a page: two blank lines, which occur nowhere else in its text. */
export const SECTION_BREAK = '\n\n\n';

/** A page in the search index (E-05). */
export interface SearchDocument {
  /** Unique within its language. */
  id: string;
  title: string;
  /**
   * The page's text or code. Blocks are separated by a blank line, sections by two; each section but the first begins
   * with its heading, on a separate line.
   */
  content: string;
  /** The headings of the sections, in order. */
  toc: { id: string; depth: number; keywords?: string[]; references?: string[] }[];
  /** What other pages say where they refer to this one or, in `toc`, to a section: rows of tables, above all messages. */
  references?: string[];
  /** The path without the base, with the language: `/zh/config/lib/dts`. */
  routePath: string;
  /** The page's top-level folder, such as `guide` or `config`. */
  domain: string;
  /** From the frontmatter, like `keywords`, also those in `toc`. */
  description?: string;
  keywords?: string[];
  /** On a locale's first document only: the pinyin of all titles and headings, as `guo过 zhong中重`. */
  pinyin?: string;
}

/** Longer queries are cut: they were pasted by accident. */
export const LONGEST_QUERY = 512;

/** In UTF-16 code units. */
export interface HighlightRange {
  start: number;
  length: number;
}

/** A section that matches a query. */
export interface SearchHit {
  /** Where the best match is. */
  type: 'title' | 'header' | 'content';
  title: string;
  /** The heading of the section; the page's title if the hit is the page itself. */
  header: string;
  /** An excerpt of the section's text; may be empty. */
  statement: string;
  /** The path without the base: `/zh/config/lib/dts#dts-bundle`. */
  link: string;
  query: string;
  /** The matched ranges of each text. */
  highlights: Record<'title' | 'header' | 'statement', HighlightRange[]>;
  /** The document's `domain`. */
  group: string;
}

export interface SearchOptions {
  /** The maximum number of hits; defaults to 100. */
  limit?: number;
  /** The number of hits to skip; defaults to 0. */
  offset?: number;
}

export interface SearchResults {
  hits: SearchHit[];
  /** The pages with the most similar titles, if there are no hits. */
  nearest: SearchHit[];
  /** Set if the query is a pasted message that is on no page; then the hits are only what comes closest. */
  isUnknownMessage?: true;
  /** Set if the search failed; a retry may help. */
  failed?: true;
}

/** Implemented by the engine in the browser and by the client of a search service. */
export interface SearchProvider {
  /** Fetches what searches need; retries after a failure. `anew` also abandons pending requests. */
  load?(anew?: boolean): Promise<void>;
  /** @throws SearchUnavailable after logging the reason */
  search(query: string, options?: SearchOptions): Promise<SearchResults>;
}

/** Search is currently unavailable; the reason has been logged. A retry may help. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}

/** URLs of the documents by locale: version and language (`v1.zh`), or only the language (`zh`). */
export type SearchFiles = Record<string, { text: string; code: string }>;

/** Settings for a remote search service. */
export interface RemoteSettings {
  /** An absolute URL or a path on the site's own host. It may have a query. */
  apiUrl: string;
  /** The names of the indexes to search, in the order in which their hits are listed. */
  searchIndexes: string[];
  /** In milliseconds; defaults to 5000. */
  timeout?: number;
}
