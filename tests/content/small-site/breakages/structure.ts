import type { Breakage } from '../breakage.ts';
import { enShare, enStart, zhShare } from '../files-to-break.ts';

export const brokenInStructure: readonly Breakage[] = [
  {
    check: 'mdx',
    title: 'an open tag',
    edits: { [enStart]: ['<ESM />', '<ESM>'] },
    tells: [
      'docs/en/guide/basic/start.mdx:11:1 — the tag <ESM> is never closed — close it with </ESM> or as <ESM />; for a sign that readers see, write it in `…` or as \\<',
    ],
  },
  {
    check: 'frontmatter',
    title: 'a misspelt key',
    edits: { [enStart]: ['description:', 'descripton:'] },
    tells: ['docs/en/guide/basic/start.mdx:2:1 — unknown key "descripton" — did you mean "description"?'],
  },
  {
    check: 'frontmatter',
    title: 'a misspelt key inside',
    edits: { 'docs/en/index.mdx': ['    details:', '    detials:'] },
    tells: ['docs/en/index.mdx:12:5 — unknown key "features.0.detials" — did you mean "details"?'],
  },
  {
    check: 'frontmatter',
    title: 'a value of another type',
    edits: { [enStart]: ['description:', 'overview: always\ndescription:'] },
    tells: ['docs/en/guide/basic/start.mdx:2:1 — "overview" is "always", not true or false — correct its value'],
  },
  {
    check: 'frontmatter',
    title: 'YAML that is none',
    edits: { [enStart]: ['description: ', 'description: "'] },
    tells: [
      'docs/en/guide/basic/start.mdx:2:14 — it cannot be read: Missing closing "quote — close the quote on its line',
    ],
  },
  {
    check: 'descriptions',
    title: 'a page without one',
    edits: { [enStart]: [/* all of it */ 'description', 'title'] },
    tells: [
      'docs/en/guide/basic/start.mdx:1:1 — a page without a description — say in its frontmatter what readers find here',
    ],
  },
  {
    check: 'descriptions',
    title: 'one that is too short',
    edits: { [enStart]: [', which option does what, and how you find out that it worked', ''] },
    tells: ['docs/en/guide/basic/start.mdx:2:14 — the description has 66 characters — write 100 to 160'],
  },
  {
    check: 'navigation-files',
    title: 'a label that is no text',
    edits: { 'docs/en/_nav.json': ['nav.guide', 'nav.guid'] },
    tells: ['docs/en/_nav.json:1:12 — the label "nav.guid" is no text — add it to site/texts.ts'],
  },
  {
    check: 'navigation-files',
    title: 'a misspelt key',
    edits: { 'docs/en/_nav.json': ['"link"', '"lnk"'] },
    tells: ['docs/en/_nav.json:1:25 — unknown key "0.lnk" — did you mean "link"?'],
  },
  {
    check: 'navigation-files',
    title: 'a name without a page',
    edits: { 'docs/en/config/_meta.json': ['lib/mode', 'lib/mod'] },
    tells: ['docs/en/config/_meta.json:1:2 — there is no page "lib/mod" here — write it, or take the name out'],
  },
  {
    check: 'navigation-files',
    title: 'an item of an unknown type',
    edits: { 'docs/zh/config/_meta.json': ['["lib/mode"]', '[\n  { "type": "fold", "name": "lib" }\n]'] },
    tells: [
      'docs/zh/config/_meta.json:2:5 — "0.type" is "fold", not ("file" | "dir" | "dir-section-header" | "section-header" | "custom-link" | "divider") — correct its value',
    ],
  },
  {
    check: 'mirror',
    title: 'a page without its mirror',
    edits: { [zhShare]: null },
    tells: [
      'docs/en/guide/advanced/share.mdx:1:1 — there is no docs/zh/guide/advanced/share.mdx — write it, or remove this file',
    ],
  },
  {
    check: 'mirror',
    title: 'navigation that differs',
    edits: { 'docs/zh/_nav.json': ['[{', '[ {'] },
    tells: [
      'docs/en/_nav.json:1:1 — docs/zh/_nav.json has other bytes — make both files the same: their labels are keys of texts',
      'docs/zh/_nav.json:1:1 — docs/en/_nav.json has other bytes — make both files the same: their labels are keys of texts',
    ],
  },
  {
    check: 'routes',
    title: 'a page that is no route',
    edits: { 'docs/en/guide/extra.mdx': '# Extra\n' },
    tells: [
      'docs/en/guide/extra.mdx:1:1 — /guide/extra is no route of the site — add a line to site/routes.ts, or remove the page',
    ],
  },
  {
    check: 'routes',
    title: 'a route without a page',
    edits: { [enShare]: null },
    tells: [
      'docs/en/guide/advanced/share.mdx:1:1 — a route of the site has no page — write it, or take it out of site/routes.ts in both languages',
    ],
  },
  {
    check: 'orphan-pages',
    title: 'a page that no navigation names',
    edits: { 'docs/en/config/_meta.json': '[]\n' },
    tells: [
      'docs/en/config/lib/mode.mdx:1:1 — no _meta.json and no _nav.json names this page — name it in that of its folder',
    ],
  },
  {
    check: 'orphan-pages',
    title: 'a fragment that nothing includes',
    edits: { 'docs/en/guide/shared/part.mdx': 'Part.\n' },
    tells: ['docs/en/guide/shared/part.mdx:1:1 — no page includes this fragment — remove it'],
  },
  {
    check: 'orphan-pages',
    title: 'a hidden page that nothing includes',
    edits: {
      [enStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
      'docs/zh/guide/basic/start.mdx': ["import ESM from '../start/components/ESM.mdx';", ''],
    },
    tells: [
      'docs/en/guide/start/components/ESM.mdx:1:1 — a hidden page that no page includes — include it, or remove it',
      'docs/zh/guide/start/components/ESM.mdx:1:1 — a hidden page that no page includes — include it, or remove it',
    ],
  },
  {
    check: 'orphan-images',
    title: 'an image that nothing uses',
    edits: { 'docs/public/old.png': 'x' },
    tells: ['docs/public/old.png:1:1 — nothing uses this file — use it, or remove it'],
  },
  {
    check: 'editor-schemas',
    title: 'a schema that says something else',
    edits: { 'checks/schemas/nav.schema.json': '{}\n' },
    tells: ['checks/schemas/nav.schema.json:1:1 — it says something else than the schema in the code — run with --fix'],
  },
];
