/** A heading of a page, and where its section starts in the page's content. */
export interface DocumentHeading {
  id: string;
  depth: number;
  /** In UTF-16 units from the start of `content`; the heading's own text stands there, on a line of its own. */
  charIndex: number;
}

/** A page as the build writes it for search. */
export interface SearchDocument {
  /** Unique in its language. */
  id: string;
  title: string;
  /** The page's text, headings and code included; blocks are apart by a blank line. */
  content: string;
  toc: DocumentHeading[];
  /** The address without the base, with the language: `/zh/config/lib/dts`. */
  routePath: string;
  /** The part of the site: its first folder, such as `guide` or `config`. */
  domain: string;
  /** What the page is for, in a sentence that it does not show. */
  description?: string;
  /** What readers say who do not know the page's words. */
  keywords?: string[];
  /** Lines of `content` that tell of another place: where they start, and the address as English pages have it. */
  pointers?: [start: number, to: string][];
  /** In one of a locale's documents: how the Chinese characters of all titles and headings sound, `guo过 zhong中重`. */
  sounds?: string;
}

/** A part of a text, in UTF-16 units. */
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
  /** At most so many hits; 100 unless said. */
  limit?: number;
  /** How many hits to leave out from the first on; 0 unless said. */
  offset?: number;
  /** Only pages of this part of the site; all unless said. */
  scope?: string;
}

export interface SearchResults {
  hits: SearchHit[];
  /** Pages whose titles come closest; only where there is no hit. */
  nearest: SearchHit[];
  /** Whether the lists are empty because nothing could be asked; the reader may try again. */
  failed?: true;
}

/** Whatever answers queries: the engine in this browser, or a service elsewhere. */
export interface SearchProvider {
  /** Fetches what answers need, again where that failed; absent where nothing is needed in advance. */
  load?(): Promise<void>;
  /** Rejects with `SearchUnavailable` where it has told the console why it cannot answer. */
  search(query: string, options?: SearchOptions): Promise<SearchResults>;
}
