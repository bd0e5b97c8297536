import type { SidebarData, SidebarItem } from '@rspress/core';

/** Anything in a sidebar: a page, a group, a divider or a section header. */
export type Entry = SidebarData[number];
export type Group = Extract<Entry, { items: unknown }>;
type Divider = Extract<Entry, { dividerType: unknown }>;
type SectionHeader = Extract<Entry, { sectionHeaderText: unknown }>;
/** A page, or a text without a link; `activeMatch` is a pattern of other paths that make it active. */
export type PageEntry = {
  text: string;
  link?: string;
  tag?: string;
  icon?: string;
  context?: string;
  activeMatch?: string;
};

/** `aria-current` of a link: `page` for the current page, `true` for a section that contains it. */
export type CurrentState = 'page' | 'true' | undefined;
export type CurrentStateOf = (entry: Pick<PageEntry, 'link' | 'activeMatch'>) => CurrentState;

/** Consecutive entries; a divider or a section header starts a new block. */
export type Block = { divider?: Divider; header?: SectionHeader; entries: (Group | PageEntry)[] };

export const isGroup = (entry: Entry | PageEntry): entry is Group => 'items' in entry && Array.isArray(entry.items);
const isDivider = (entry: Entry): entry is Divider => 'dividerType' in entry;
const isSectionHeader = (entry: Entry): entry is SectionHeader => 'sectionHeaderText' in entry;

/**
 * @param pathname the decoded path, without the site's base
 * @param isPage whether a link leads to that path
 * @returns a function that returns the `aria-current` value of an entry
 */
export function currentStateAt(pathname: string, isPage: (link: string) => boolean): CurrentStateOf {
  return ({ link, activeMatch }) => {
    if (link && isPage(link)) return 'page';
    return activeMatch && new RegExp(activeMatch).test(pathname) ? 'true' : undefined;
  };
}

/**
 * Splits a sidebar level into blocks, because a list element may only contain its items. A page whose name extends that
 * of the page before it, as `dts-bundle` extends `dts`, moves into a collapsed group below it.
 */
export function blocksOf(level: readonly Entry[]): Block[] {
  let last: Block = { entries: [] };
  const blocks = [last];
  const begin = (block: Block) => {
    last = block;
    blocks.push(block);
  };
  for (const entry of level) {
    if (isDivider(entry)) begin({ divider: entry, entries: [] });
    else if (isSectionHeader(entry)) {
      if (last.header || last.entries.length > 0) begin({ header: entry, entries: [] });
      else last.header = entry;
    } else {
      const above = last.entries.at(-1);
      const group = above && withPart(above, entry);
      if (group) last.entries.splice(-1, 1, group);
      else last.entries.push(entry);
    }
  }
  return blocks.filter(({ divider, header, entries }) => divider || header || entries.length > 0);
}

/** Nests a page under the one before it if its name extends that one's; otherwise undefined. */
function withPart(page: Group | PageEntry, part: Group | PageEntry): Group | undefined {
  const name = page.link?.replace(/\.html$/, '');
  if (!name || !part.link?.startsWith(`${name}-`)) return undefined;
  return { collapsed: true, ...page, items: [...(isGroup(page) ? page.items : []), part] } as Group;
}

/**
 * The path from the top of the sidebar to the current page.
 *
 * @returns the groups that contain the page, outermost first, then the page itself; empty if the sidebar does not list
 *   it. A group may itself be the page.
 */
export function trailTo(level: readonly Entry[], currentStateOf: CurrentStateOf): (Group | PageEntry)[] {
  for (const entry of blocksOf(level).flatMap(({ entries }) => entries)) {
    const below = isGroup(entry) ? trailTo(entry.items as Entry[], currentStateOf) : [];
    if (below.length > 0 || currentStateOf(entry)) return [entry, ...below];
  }
  return [];
}

export type PageLink = { text: string; link: string };

/** The linked pages of a sidebar at all levels, in order. */
export function sidebarPages(items: SidebarData): PageLink[] {
  return items.flatMap((item) => {
    const own = 'link' in item && item.link ? [item as SidebarItem as PageLink] : [];
    return 'items' in item ? [...own, ...sidebarPages(item.items as SidebarData)] : own;
  });
}
