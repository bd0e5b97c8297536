import type { SidebarData } from '@rspress/core';

/** A heading in Rspress's page data. */
type Heading = { id: string; text: string; depth: number };

/** The page data that the index uses. */
export type PageSummary = { toc: readonly Heading[]; description?: string };

/** A heading of the index; common ones, such as "Usage", do not tell pages apart. */
type IndexHeading = Heading & { isCommon: boolean };

/** A page of the index, with all headings of the depths to show. */
type IndexPage = { title: string; link: string; description?: string; headings: IndexHeading[] };

/** A sidebar section; its name is empty for pages outside of any. `link` is the section's own page. */
export type IndexGroup = { name: string; link?: string; pages: IndexPage[] };

/** Heading depths to show by default. */
const DEFAULT_DEPTHS: readonly number[] = [2];

/** Headings on more pages than this are common. */
const MAX_PAGES_PER_HEADING = 2;

type Item = Exclude<SidebarData[number], undefined>;

type Source = {
  sidebar: SidebarData;
  /** The overview's own route; the index lists the pages in its folder. */
  routePath: string;
  pageAt: (link: string) => PageSummary | undefined;
  /** `overviewHeaders` of the overview's frontmatter. */
  depths?: readonly number[];
};

/**
 * Builds an overview's index from the sidebar, one group per section. Heading depths come from the sidebar item, else
 * the overview's frontmatter, else the item's group.
 */
export function buildIndex({ sidebar, routePath, pageAt, depths }: Source): IndexGroup[] {
  const folder = routePath.slice(0, routePath.lastIndexOf('/') + 1);
  const groups: IndexGroup[] = [{ name: '', pages: [] }];

  const listed = (link: string | undefined): link is string =>
    link?.startsWith(folder) === true && withoutIndex(link) !== withoutIndex(routePath);

  function pagesOf(item: Item, ofGroup?: readonly number[]): IndexPage[] {
    const own = 'overviewHeaders' in item ? item.overviewHeaders : undefined;
    const below = 'items' in item ? item.items.flatMap((child) => pagesOf(child as Item, own ?? ofGroup)) : [];
    if (!('link' in item) || !listed(item.link)) return below;
    const wanted = own ?? depths ?? ofGroup ?? DEFAULT_DEPTHS;
    const { toc = [], description } = pageAt(item.link) ?? {};
    const headings = toc
      .filter(({ depth }) => wanted.includes(depth))
      .map((heading) => ({ ...heading, isCommon: false }));
    return [{ title: item.text ?? '', link: item.link, description, headings }, ...below];
  }

  for (const item of sidebar) {
    if ('sectionHeaderText' in item) {
      groups.push({ name: item.sectionHeaderText, pages: [] });
    } else if ('items' in item) {
      const pages = item.items.flatMap((child) => pagesOf(child as Item, item.overviewHeaders));
      const link = listed(item.link) ? item.link : undefined;
      groups.push({ name: item.text, link, pages });
    } else {
      groups.at(-1)?.pages.push(...pagesOf(item));
    }
  }
  markCommonHeadings(groups);
  return groups.filter(({ pages }) => pages.length > 0);
}

function markCommonHeadings(groups: readonly IndexGroup[]): void {
  const headings = groups.flatMap(({ pages }) => pages).flatMap(({ headings }) => headings);
  const counts = new Map<string, number>();
  for (const { id } of headings) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const heading of headings) heading.isCommon = (counts.get(heading.id) ?? 0) > MAX_PAGES_PER_HEADING;
}

/** The id of a group's heading, taken from its folder; undefined for a group without its own page. */
export function groupId({ link }: IndexGroup): string | undefined {
  return link && withoutIndex(link).split('/').at(-2);
}

function withoutIndex(link: string): string {
  return link.replace(/(?:index)?(?:\.html)?$/, '');
}
