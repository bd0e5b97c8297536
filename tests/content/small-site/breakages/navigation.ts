import type { Breakage } from '../breakage.ts';

const nav = 'docs/en/_nav.json';
const guide = 'docs/en/guide/_meta.json';
const link = '{ "text": "nav.guide", "link": "/guide/basic/start" }';

/** Navigation that leads to one page twice. */
export const brokenInNavigation: readonly Breakage[] = [
  {
    check: 'listed-once',
    title: 'a page that stands twice in a sidebar',
    edits: { [guide]: '[\n  "basic/start",\n  "advanced/share",\n  "basic/start"\n]\n' },
    tells: ['docs/en/guide/_meta.json:4:3 — "basic/start" stands in line 2 already — take one out'],
  },
  {
    check: 'listed-once',
    title: 'one that is written in two ways',
    edits: { [guide]: '[\n  "basic/start",\n  { "type": "file", "name": "basic/start", "label": "nav.guide" }\n]\n' },
    tells: ['docs/en/guide/_meta.json:3:29 — "basic/start" stands in line 2 already — take one out'],
  },
  {
    check: 'listed-once',
    title: 'no folder beside the page of its name',
    edits: {
      [guide]: '["basic", { "type": "dir", "name": "basic" }, { "type": "file", "name": "basic" }]\n',
      'docs/en/guide/basic.mdx': '# Basic\n',
    },
    tells: ['docs/en/guide/_meta.json:1:73 — "basic" stands in line 1 already — take one out'],
  },
  {
    check: 'listed-once',
    title: 'a link that stands twice in the bar',
    edits: { [nav]: `[\n  ${link},\n  ${link}\n]\n` },
    tells: ['docs/en/_nav.json:3:34 — "/guide/basic/start" stands in line 2 already — take one out'],
  },
  {
    check: 'listed-once',
    title: 'a link of two menus, and not of a menu that leads to its own first item',
    edits: {
      [nav]: `[\n  { "text": "nav.guide", "link": "/guide/basic/start", "items": [${link}] },\n  { "text": "nav.guide", "items": [${link}] }\n]\n`,
    },
    tells: ['docs/en/_nav.json:3:67 — "/guide/basic/start" stands in line 2 already — take one out'],
  },
];
