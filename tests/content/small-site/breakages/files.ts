import { type Breakages, enMode, enShare, enStart, zhShare, zhStart } from '../breakage.ts';

export const filesBreakages: Breakages = {
  'same-files': {
    'a page without its counterpart': {
      edits: { [zhShare]: null },
      reports: [`${enShare}:1:1 — there is no docs/zh/guide/advanced/share.mdx — write it, or remove this file`],
    },
    'navigation that differs': {
      edits: { 'docs/zh/_nav.json': ['[{', '[ {'] },
      reports: [
        'docs/en/_nav.json:1:1 — docs/zh/_nav.json has other content — make both the same: labels are keys of the dictionary',
        'docs/zh/_nav.json:1:1 — docs/en/_nav.json has other content — make both the same: labels are keys of the dictionary',
      ],
    },
  },
  'valid-navigation': {
    'a label that is not in the dictionary': {
      edits: { 'docs/en/_nav.json': ['nav.guide', 'nav.guid'] },
      reports: ['docs/en/_nav.json:1:12 — the label "nav.guid" is not in the dictionary — add it to site/texts.ts'],
    },
    'a misspelled key': {
      edits: { 'docs/en/_nav.json': ['"link"', '"lnk"'] },
      reports: ['docs/en/_nav.json:1:25 — unknown key "0.lnk" — did you mean "link"?'],
    },
    'a name without a page': {
      edits: { 'docs/en/config/_meta.json': ['lib/mode', 'lib/mod'] },
      reports: ['docs/en/config/_meta.json:1:2 — there is no page "lib/mod" here — write it, or remove the name'],
    },
    'a page that is listed twice': {
      edits: { 'docs/en/guide/_meta.json': '[\n  "basic/start",\n  "advanced/share",\n  "basic/start"\n]\n' },
      reports: ['docs/en/guide/_meta.json:4:3 — "basic/start" is listed twice — remove one'],
    },
  },
  'no-orphan-pages': {
    'a page that no navigation lists': {
      edits: { 'docs/en/config/_meta.json': '[]\n' },
      reports: [`${enMode}:1:1 — no _meta.json and no _nav.json lists this page — add it to that of its folder`],
    },
    'a hidden page that nothing includes': {
      edits: {
        [enStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
        [zhStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
      },
      reports: [
        'docs/en/guide/start/components/ESM.mdx:1:1 — no page includes this hidden page — include it, or remove it',
        'docs/zh/guide/start/components/ESM.mdx:1:1 — no page includes this hidden page — include it, or remove it',
      ],
    },
  },
};
