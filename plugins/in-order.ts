import type { PageIndexInfo, RspressPlugin } from '@rspress/core';

/** A plugin that reads the list of all pages, and changes neither the list nor a page. */
export type PageReader = Omit<RspressPlugin, 'modifySearchIndexData'> & {
  modifySearchIndexData(pages: readonly Readonly<PageIndexInfo>[], isProduction: boolean): void;
};

/** The plugin that takes the list of all pages. What Rspress or a later plugin finds in it is up to this one. */
export type PageCloser = RspressPlugin & Required<Pick<RspressPlugin, 'modifySearchIndexData'>>;

/** All plugins, by what they do with pages. */
interface Steps {
  /** Those that don't look at pages: scripts, markup, styles, search and the tools of development. */
  setup: readonly RspressPlugin[];
  /** Those that change what a page contains, or what is known about it. */
  change: readonly RspressPlugin[];
  /** Those that need all pages as they are in the end. */
  read: readonly PageReader[];
  /** The one that closes the list: nothing sees pages after it. */
  close: PageCloser;
}

/** The plugins in the order in which Rspress has to call them. */
export function inOrder({ setup, change, read, close }: Steps): RspressPlugin[] {
  return [...setup, ...change, ...read, close];
}
