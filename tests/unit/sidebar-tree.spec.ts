import { expect, test } from 'playwright/test';
import { blocksOf, currentStateAt, type Entry, trailTo } from '../../shared/sidebar-tree.ts';

const at = (pathname: string) => currentStateAt(pathname, (link) => link === pathname);
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

test('[N-08] dividers and section headers are between lists, never in them', () => {
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

test("suboption pages are a collapsed group below their option's page", () => {
  const pages = ['/x/dts', '/x/dts-bundle', '/x/dts-bundle-more', '/x/id', '/x/idle'].map((link) =>
    leaf(`${link}.html`),
  );
  const [block] = blocksOf(pages as Entry[]);
  expect(block?.entries.map(({ text }) => text)).toEqual(['/x/dts.html', '/x/id.html', '/x/idle.html']);
  const [dts] = block?.entries ?? [];
  expect(dts).toMatchObject({ link: '/x/dts.html', collapsed: true, items: pages.slice(1, 3) });
  expect(trailTo(pages as Entry[], at('/x/dts-bundle.html')).map(({ text }) => text)).toEqual([
    '/x/dts.html',
    '/x/dts-bundle.html',
  ]);
});

test('the path to a page lists its groups from the outermost one to the page', () => {
  expect(trailTo(sidebar, at('/c')).map(({ text }) => text)).toEqual(['open', 'inner', '/c']);
  expect(trailTo(sidebar, at('/nowhere'))).toEqual([]);
});
