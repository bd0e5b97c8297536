import type { BrowserContextOptions, Page } from 'playwright/test';

/** Whether, or how often, a fault took effect: one that never does proves nothing. */
export type TookEffect = () => boolean | number | Promise<boolean | number>;

/** Something that goes wrong, or an attack. `check-fault.ts` asserts what holds for all of them. */
export interface Fault {
  /** Completes the test title "the page holds where …". */
  name: string;
  /** Requirement ids, such as `[X-06]`. */
  ids?: string;
  /** The URL to open, with query and hash; defaults to `HERE`. */
  address?: string;
  /** The page whose text is shown, if it is not that of the URL. */
  textOf?: string;
  /** The share of that page's words that have to be shown. */
  share?: number;
  /** The page to follow a link to; defaults to `NEXT`. */
  next?: string;
  /** Options for a separate browser context. */
  context?: BrowserContextOptions;
  /** Injects the fault. */
  inject?: (page: Page) => Promise<TookEffect>;
  /** Whether the fault is injected before the page opens, or when the application runs. */
  when?: readonly ('opening' | 'use')[];
  /** Whether to also follow links before hydration. */
  followsLinksEarly?: boolean;
  /** Whether the application still works; defaults to true. */
  works?: boolean;
  /** Required console messages. */
  errors?: readonly RegExp[];
  /** Allowed console messages. */
  allowedErrors?: readonly RegExp[];
  /** Additional checks while the application runs. */
  check?: (page: Page) => Promise<void>;
}

/** Where faults are tried, and the next page: two short pages, adjacent in the sidebar. */
export const HERE = '/config/lib/id';
export const NEXT = '/config/lib/umd-name';
export const OTHER = '/config/lib/banner';

/** The function that attacks call; nothing else does. */
export const ATTACK = 'injected';

/** The language in the URL of a page. */
export const languageOf = (page: Page) => (new URL(page.url()).pathname.startsWith('/zh/') ? 'zh' : 'en');
export const prefixOf = (page: Page) => (languageOf(page) === 'zh' ? '/zh' : '');
