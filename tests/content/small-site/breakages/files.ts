import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhMode } from '../files-to-break.ts';
import { pages } from '../pages.ts';

const nav = 'docs/en/_nav.json';

/** Files that no check would read, or read with something before their text, and descriptions that tell two pages. */
export const brokenInFiles: readonly Breakage[] = [
  {
    check: 'mdx',
    title: 'a page of plain Markdown',
    edits: { 'docs/en/guide/extra.md': '# Extra\n' },
    tells: ['docs/en/guide/extra.md:1:1 — no check reads a page with this ending — name it docs/en/guide/extra.mdx'],
  },
  {
    check: 'mdx',
    title: 'pages that lost a letter of their ending',
    edits: {
      [enMode]: null,
      [zhMode]: null,
      'docs/en/config/lib/mode.MDX': '# m\n',
      'docs/zh/config/lib/mode.md': '# m\n',
    },
    tells: [
      'docs/en/config/lib/mode.MDX:1:1 — no check reads a page with this ending — name it docs/en/config/lib/mode.mdx',
      'docs/zh/config/lib/mode.md:1:1 — no check reads a page with this ending — name it docs/zh/config/lib/mode.mdx',
    ],
  },
  {
    check: 'mirror',
    title: 'no page whose other language has only another ending',
    edits: { [zhMode]: null, 'docs/zh/config/lib/mode.md': '# m\n', 'docs/zh/config/lib/mood.mdx': '# m\n' },
    tells: [
      'docs/zh/config/lib/mood.mdx:1:1 — there is no docs/en/config/lib/mood.mdx — write it, or remove this file',
    ],
  },
  {
    check: 'routes',
    title: 'a route without a page, and none whose page has another ending',
    edits: { [enMode]: null, 'docs/en/config/lib/mode.md': '# m\n', [enShare]: null },
    tells: [
      'docs/en/guide/advanced/share.mdx:1:1 — a route of the site has no page — write it, or take it out of site/routes.ts in both languages',
    ],
  },
  {
    check: 'links',
    title: 'a link to no page, and none to a page that has another ending',
    edits: { [enMode]: null, 'docs/en/config/lib/mode.md': '# m\n', [enStart]: null },
    tells: [
      'docs/en/guide/advanced/share.mdx:17:3 — no page is at /guide/basic/start — lead to a page that is there',
      'docs/en/index.mdx:13:11 — no page is at /guide/basic/start — lead to a page that is there',
      'docs/en/_nav.json:1:33 — no page is at /guide/basic/start — lead to a page that is there',
    ],
  },
  {
    check: 'navigation-files',
    title: 'a name of no page, and none of a page that has another ending',
    edits: {
      [enMode]: null,
      'docs/en/config/lib/mode.md': '# m\n',
      'docs/en/config/_meta.json': '["lib/mode", "lib/mood"]\n',
    },
    tells: ['docs/en/config/_meta.json:1:14 — there is no page "lib/mood" here — write it, or take the name out'],
  },
  {
    check: 'byte-order-marks',
    title: 'a page and a navigation file that begin with one',
    edits: { [enMode]: `\uFEFF${pages[enMode]}`, [nav]: `\uFEFF${pages[nav]}` },
    tells: [
      'docs/en/_nav.json:1:1 — a byte order mark, which editors do not show — save it as UTF-8 without BOM',
      'docs/en/config/lib/mode.mdx:1:1 — a byte order mark, which editors do not show — save it as UTF-8 without BOM',
    ],
  },
  {
    check: 'json',
    title: 'the place behind a byte order mark, which is no fault of its own',
    edits: { [nav]: '\uFEFF["a",]\n' },
    tells: ['docs/en/_nav.json:1:5 — a comma before "]" — take the comma out'],
  },
  {
    check: 'headings',
    title: 'the place in a page behind a byte order mark',
    edits: { [enShare]: `\uFEFF${pages[enShare]?.replace('## Next', '## Next.')}` },
    tells: ['docs/en/guide/advanced/share.mdx:15:1 — the heading ends in "." — leave the sign out'],
  },
  {
    check: 'descriptions',
    title: 'one that another page of the language has, also in quotes',
    edits: {
      [enStart]: ['description: Start, and', 'description: Sharing, and'],
      [enShare]: pages[enShare]!.replace(/description: (.*)/, 'description: "$1"'),
    },
    tells: [
      'docs/en/guide/advanced/share.mdx:2:14 — the description is that of docs/en/guide/basic/start.mdx — say what only this page tells',
      'docs/en/guide/basic/start.mdx:2:14 — the description is that of docs/en/guide/advanced/share.mdx — say what only this page tells',
    ],
  },
];
