import { expect, test } from '@playwright/test';
import { activityAt, blocksOf, type Entry, trailTo } from '../../site/sidebar-tree.ts';

const at = (pathname: string) => activityAt(pathname, (link) => link === pathname);
const leaf = (link: string, more = {}) => ({ text: link, link, ...more });
const sidebar = [
  leaf('/a'),
  { dividerType: 'solid' },
  { sectionHeaderText: 'Section' },
  { text: 'open', items: [leaf('/b'), { text: 'inner', collapsed: true, items: [leaf('/c')] }] },
  { text: 'closed', link: '/d/', collapsed: true, items: [leaf('/d/e')] },
  { text: 'fixed', collapsed: true, collapsible: false, items: [leaf('/f')] },
  leaf('/pattern', { activeMatch: '^/old/' }),
  { text: 'words only' },
] as unknown as Entry[];

test('[N-08] dividers and section headers stand between lists, never in them', () => {
  const blocks = blocksOf(sidebar);
  expect(
    blocks.map(({ divider, header, entries }) => [divider?.dividerType, header?.sectionHeaderText, entries.length]),
  ).toEqual([
    [undefined, undefined, 1],
    ['solid', 'Section', 5],
  ]);
  expect(blocksOf([{ sectionHeaderText: 'One' }, { sectionHeaderText: 'Two' }] as Entry[])).toHaveLength(2);
  expect(blocksOf([])).toEqual([]);
});

test('the way to a page goes from the outermost group to the page', () => {
  expect(trailTo(sidebar, at('/c')).map(({ entry }) => entry.text)).toEqual(['open', 'inner', '/c']);
  expect(trailTo(sidebar, at('/nowhere'))).toEqual([]);
});
