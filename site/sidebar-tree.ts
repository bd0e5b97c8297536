import type { SidebarData, SidebarItem } from '@rspress/core';

export type Entry = SidebarData[number];
export type Group = Extract<Entry, { items: unknown }>;
type Divider = Extract<Entry, { dividerType: unknown }>;
type SectionHeader = Extract<Entry, { sectionHeaderText: unknown }>;
/** A page, or words without a link; `activeMatch` is a pattern of further paths that it stands for. */
export type PageEntry = {
  text: string;
  link?: string;
  tag?: string;
  icon?: string;
  context?: string;
  activeMatch?: string;
};

/** How an entry relates to the address: it is that page, or stands for it by its pattern, or neither. */
export type Activity = 'page' | 'true' | undefined;
export type ActivityOf = (entry: PageEntry) => Activity;

/** Entries that follow each other without a divider or section header; those open a block. */
export type Block = { divider?: Divider; header?: SectionHeader; entries: { entry: Group | PageEntry; key: string }[] };

/** Whether an entry has others below it. */
export const isGroup = (entry: Entry | PageEntry): entry is Group => 'items' in entry && Array.isArray(entry.items);
const isDivider = (entry: Entry): entry is Divider => 'dividerType' in entry;
const isSectionHeader = (entry: Entry): entry is SectionHeader => 'sectionHeaderText' in entry;

/**
 * Tells how entries relate to an address.
 *
 * @param pathname the decoded path, without the site's base
 * @param isPage whether a link leads to that path
 * @returns a function from an entry to the value of its `aria-current`
 */
export function activityAt(pathname: string, isPage: (link: string) => boolean): ActivityOf {
  return ({ link, activeMatch }) => {
    if (link && isPage(link)) return 'page';
    return activeMatch && new RegExp(activeMatch).test(pathname) ? 'true' : undefined;
  };
}

/**
 * Cuts a level of the sidebar into lists: a list may hold nothing but its items.
 *
 * @param prefix what the keys of the entries begin with, so that no two levels share one
 */
export function blocksOf(level: readonly Entry[], prefix = ''): Block[] {
  let last: Block = { entries: [] };
  const blocks = [last];
  const begin = (block: Block) => {
    last = block;
    blocks.push(block);
  };
  level.forEach((entry, index) => {
    if (isDivider(entry)) begin({ divider: entry, entries: [] });
    else if (isSectionHeader(entry)) {
      if (last.header || last.entries.length > 0) begin({ header: entry, entries: [] });
      else last.header = entry;
    } else last.entries.push({ entry, key: prefix + index });
  });
  return blocks.filter(({ divider, header, entries }) => divider || header || entries.length > 0);
}

/**
 * The way from the top of the sidebar to the current page.
 *
 * @returns the groups that hold the page, outermost first, then the page itself; empty where the sidebar
 *   does not list it. A group may itself be the page.
 */
export function trailTo(
  level: readonly Entry[],
  activityOf: ActivityOf,
  prefix = '',
): { entry: Group | PageEntry; key: string }[] {
  for (const { entry, key } of blocksOf(level, prefix).flatMap(({ entries }) => entries)) {
    const below = isGroup(entry) ? trailTo(entry.items as Entry[], activityOf, `${key}-`) : [];
    if (below.length > 0 || activityOf(entry)) return [{ entry, key }, ...below];
  }
  return [];
}

/** The keys of the groups that hold the current page, or are it. */
export function groupsOnTrail(level: readonly Entry[], activityOf: ActivityOf): string[] {
  return trailTo(level, activityOf).flatMap(({ entry, key }) => (isGroup(entry) ? [key] : []));
}

/** The keys of the groups that start open: all but those that say `collapsed`, and those with the current page. */
export function groupsAtStart(level: readonly Entry[], activityOf: ActivityOf): ReadonlySet<string> {
  return new Set([...openByDefault(level, ''), ...groupsOnTrail(level, activityOf)]);
}

function openByDefault(level: readonly Entry[], prefix: string): string[] {
  return blocksOf(level, prefix)
    .flatMap(({ entries }) => entries)
    .flatMap(({ entry, key }) => {
      if (!isGroup(entry)) return [];
      const below = openByDefault(entry.items as Entry[], `${key}-`);
      return entry.collapsed && entry.collapsible !== false ? below : [key, ...below];
    });
}

export type PageLink = { text: string; link: string };

/** The pages of a sidebar in reading order. */
export function sidebarPages(items: SidebarData): PageLink[] {
  return items.flatMap((item) => {
    const own = 'link' in item && item.link ? [item as SidebarItem as PageLink] : [];
    return 'items' in item ? [...own, ...sidebarPages(item.items as SidebarData)] : own;
  });
}
