import type { BrowserContextOptions, Page } from '@playwright/test';

/** Tells whether, or how often, a fault took effect: one that never does proves nothing. */
export type TookEffect = () => boolean | number | Promise<boolean | number>;

/** Something that goes wrong, or that an attacker tries. `check-fault.ts` says what holds for all of them. */
export interface Fault {
  /** Completes "the page holds where …". */
  name: string;
  /** The requirements it tests, such as `X-06`. */
  ids?: string;
  /** The address to open, with query and hash; by default `HERE`. */
  address?: string;
  /** Where the browser ends up, if it is redirected. */
  redirectsTo?: string;
  /** The page whose text is shown, if the address does not say. */
  textOf?: string;
  /** The share of that text's words that must be there. */
  share?: number;
  /** The page that a link leads to; by default `NEXT`. */
  next?: string;
  /** Whether the fault is tried in both languages; others alternate between them. */
  bothLanguages?: boolean;
  /** Options of a browser context that this fault has for itself. */
  context?: BrowserContextOptions;
  /** Puts the fault in place. */
  inject?: (page: Page) => Promise<TookEffect>;
  /** Whether it is there before the page opens, or comes once the application works. */
  when?: readonly ('opening' | 'use')[];
  /** Whether links are also followed before the application has started. */
  followsLinksEarly?: boolean;
  /** Whether the application works nevertheless; by default it does. */
  works?: boolean;
  /** Console messages that must appear. */
  errors?: readonly RegExp[];
  /** Console messages that may appear. */
  allowedErrors?: readonly RegExp[];
  /** What else must work while the application does. */
  check?: (page: Page) => Promise<void>;
}

/** Where faults are tried, and where the reader goes next: two short pages, neighbours in the sidebar. */
export const HERE = '/config/lib/id';
export const NEXT = '/config/lib/umd-name';
export const OTHER = '/config/lib/banner';

/** The function that attacks call; nothing else does. */
export const ATTACK = 'injected';

export const languageOf = (page: Page) => (new URL(page.url()).pathname.startsWith('/zh/') ? 'zh' : 'en');
export const prefixOf = (page: Page) => (languageOf(page) === 'zh' ? '/zh' : '');
