import type { Breakage } from '../breakage.ts';
import { zhShare } from '../files-to-break.ts';

const rowOf = (title: string, words: string, ...tells: string[]): Breakage => ({
  check: 'chinese-typography',
  title,
  edits: { [zhShare]: ['两个库共享一个文件。', words] },
  tells,
});

/** Spaces and signs of Chinese sentences; the first line of words begins in column 1 of line 7. */
export const brokenInTypography: readonly Breakage[] = [
  rowOf(
    'a space that is missing',
    '两个 React库共享一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:9 — "React库" — write "React 库"',
  ),
  rowOf(
    'half-width signs',
    '两个库共享一个文件,两个库.',
    'docs/zh/guide/advanced/share.mdx:7:10 — "文件,两个" — write "文件，两个"',
    'docs/zh/guide/advanced/share.mdx:7:14 — "个库." — write "个库。"',
  ),
  rowOf(
    'half-width brackets around Chinese',
    '两个库(共享)一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:4 — "个库(共享)一个" — write "个库（共享）一个"',
  ),
  rowOf(
    'half-width brackets around Latin words',
    '两个库 (share) 一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:4 — " (share) " — write "（share）"',
  ),
  rowOf(
    'half-width brackets with code',
    '两个库(`share`)一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:4 — "(`share`)" — write "（`share`）"',
  ),
  rowOf(
    'a half-width semicolon',
    '两个库;一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:4 — "个库;一个" — write "个库；一个"',
  ),
  rowOf(
    'a half-width colon behind code',
    '两个库共享 `one`: 一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:12 — "e`: 一个" — write "e`：一个"',
  ),
  rowOf(
    'half-width questions',
    '两个库共享一个文件吗?',
    'docs/zh/guide/advanced/share.mdx:7:11 — "件吗?" — write "件吗？"',
  ),
  rowOf(
    'straight quotes',
    '两个"库"共享一个文件。',
    'docs/zh/guide/advanced/share.mdx:7:3 — "两个"库"共享" — write "两个“库”共享"',
  ),
  rowOf(
    'single quotes',
    "两个'库'共享一个文件。",
    'docs/zh/guide/advanced/share.mdx:7:3 — "两个\'库\'共享" — write "两个“库”共享"',
  ),
  rowOf(
    'no space before code',
    '两个库共享`one` 文件。',
    'docs/zh/guide/advanced/share.mdx:7:5 — "库共享`o" — write "库共享 `o"',
  ),
  rowOf(
    'no space behind code',
    '两个库共享 `one`文件。',
    'docs/zh/guide/advanced/share.mdx:7:12 — "e`文件。" — write "e` 文件。"',
  ),
  rowOf(
    'no space beside bold words',
    '两个库共享**one**文件。',
    'docs/zh/guide/advanced/share.mdx:7:5 — "库共享**" — write "库共享 **"',
    'docs/zh/guide/advanced/share.mdx:7:13 — "**文件。" — write "** 文件。"',
  ),
  rowOf(
    'no space beside the words of a link',
    '两个库共享[one](/guide/basic/start) 文件。',
    'docs/zh/guide/advanced/share.mdx:7:5 — "库共享[o" — write "库共享 [o"',
  ),
  {
    check: 'chinese-typography',
    title: 'signs of the dictionary',
    edits: { 'site/texts.ts': ["'指南'", "'指南(全)'"] },
    known: { texts: { 'nav.guide': { en: 'Guide', zh: '指南(全)' } } },
    tells: ['site/texts.ts:2:38 — "指南(全)" — write "指南（全）"'],
  },
  {
    check: 'chinese-typography',
    title: 'a text of the dictionary',
    edits: { 'site/texts.ts': ["'指南'", "'Rslib指南'"] },
    tells: ['site/texts.ts:2:41 — "Rslib指" — write "Rslib 指"'],
  },
];
