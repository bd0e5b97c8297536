import type { SidebarData } from '@rspress/core';

/** A heading of a page, as Rspress's page data has it. */
export type Heading = { id: string; text: string; depth: number };

/** A page that the index lists, with the headings to show. */
export type IndexPage = { title: string; link: string; headings: Heading[] };

/** A section of the sidebar. Pages without one have an empty name; `link` is the section's own page. */
export type IndexGroup = { name: string; link?: string; pages: IndexPage[] };

/** Heading depths that are shown where nothing says otherwise. */
const DEFAULT_DEPTHS: readonly number[] = [2];

type Item = Exclude<SidebarData[number], undefined>;

type Source = {
  sidebar: SidebarData;
  /** The overview's own address; the index lists what is below its folder. */
  routePath: string;
  /** The headings of the page at an address. */
  headingsOf: (link: string) => readonly Heading[];
  /** Depths that the overview's frontmatter wants, `overviewHeaders`. */
  depths?: readonly number[];
};

/**
 * Makes an overview's index from the sidebar: one group a section, in the sidebar's order. Depths come
 * from the sidebar's item, else from the overview's frontmatter, else from the item's group.
 */
export function buildIndex({ sidebar, routePath, headingsOf, depths }: Source): IndexGroup[] {
  const folder = routePath.slice(0, routePath.lastIndexOf('/') + 1);
  const groups: IndexGroup[] = [{ name: '', pages: [] }];

  const listed = (link: string | undefined): link is string =>
    link?.startsWith(folder) === true && withoutIndex(link) !== withoutIndex(routePath);

  function pagesOf(item: Item, ofGroup?: readonly number[]): IndexPage[] {
    const own = 'overviewHeaders' in item ? item.overviewHeaders : undefined;
    const below = 'items' in item ? item.items.flatMap((child) => pagesOf(child as Item, own ?? ofGroup)) : [];
    if (!('link' in item) || !listed(item.link)) return below;
    const wanted = own ?? depths ?? ofGroup ?? DEFAULT_DEPTHS;
    const headings = headingsOf(item.link).filter(({ depth }) => wanted.includes(depth));
    return [{ title: item.text ?? '', link: item.link, headings }, ...below];
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
  return groups.filter(({ pages }) => pages.length > 0);
}

function withoutIndex(link: string): string {
  return link.replace(/(?:index)?(?:\.html)?$/, '');
}
