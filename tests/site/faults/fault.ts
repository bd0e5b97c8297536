import type { BrowserContextOptions, Page } from '@playwright/test';

/** How often a fault was met so far, or whether it is in place: a fault that nothing meets proves nothing. */
export type Met = () => boolean | number | Promise<boolean | number>;

/** One thing that goes wrong, or that somebody tries. All faults are judged alike: see `judge.ts`. */
export interface Fault {
  /** Names it, in a sentence that begins with what kind of fault it is. */
  name: string;
  /** The requirements whose promise it tries, such as `X-06`. */
  ids?: string;
  /** What the reader opens: the path, with query and hash. */
  address?: string;
  /** The page whose text is read there, where the address is not simply the page's. */
  shows?: string;
  /** How much of that text has to be there, where an address may leave out a part: of 1. */
  most?: number;
  /** The address at which the browser then is, where it is led there. */
  endsAt?: string;
  /** Where the reader goes on to, by a link of the page. */
  next?: string;
  /** What the browser is told before it opens anything; its window is then of this fault alone, and so is its history. */
  browser?: BrowserContextOptions;
  /** Puts the fault in place. */
  inject?: (page: Page) => Promise<Met>;
  /**
   * `opening`: the fault is there before the document is; the page is tried without its application,
   * and then with it. `use`: it comes once the application works.
   */
  comes?: readonly ('opening' | 'use')[];
  /**
   * Whether links are also tried before the application is there, where it is not as with most of its
   * kind: a fault that no script of a document meets is over for documents once one was read.
   */
  touchesDocuments?: boolean;
  /** Whether the application works all the same; the page is a document without. */
  works?: boolean;
  /** What the browser and the site say of it: each is heard, and nothing else. */
  trouble?: readonly RegExp[];
  /** What may be said of it besides. */
  mayBeSaid?: readonly RegExp[];
  /** What the reader can still do where the application works. */
  still?: (page: Page) => Promise<void>;
}

/** Where faults are met, and where the reader goes on to: two short pages, side by side in the sidebar. */
export const HERE = '/config/lib/id';
export const NEXT = '/config/lib/umd-name';

/** What attackers want to happen. It is called from nowhere but from what they try to slip in. */
export const SENTINEL = 'injected';
