import { type Breakages, enStart, zhShare, zhStart } from '../breakage.ts';

export const filesBreakages: Breakages = {
  'same-files': {
    'a page without its counterpart': { [zhShare]: null },
    'navigation that differs': { 'docs/zh/_nav.json': ['[{', '[ {'] },
    'a component beside its page': { 'docs/en/guide/Chart.tsx': 'export const Chart = () => 1;\n' },
  },
  'valid-navigation': {
    'a label that is not in the dictionary': { 'docs/en/_nav.json': ['nav.guide', 'nav.guid'] },
    'a misspelled key': { 'docs/en/_nav.json': ['"link"', '"lnk"'] },
    'a name without a page': { 'docs/en/config/_meta.json': ['lib/mode', 'lib/mod'] },
    'a page that is listed twice': {
      'docs/en/guide/_meta.json': '[\n  "basic/start",\n  "advanced/share",\n  "basic/start"\n]\n',
    },
  },
  'no-orphan-pages': {
    'a page that no navigation lists': { 'docs/en/config/_meta.json': '[]\n' },
    'a hidden page that nothing includes': {
      [enStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
      [zhStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
    },
  },
};
