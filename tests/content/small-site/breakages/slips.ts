import type { Breakage } from '../breakage.ts';
import { enShare, enStart, zhShare } from '../files-to-break.ts';

const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';

/** What writers leave behind who change a sentence, a table or one of two languages. */
export const brokenInSlips: readonly Breakage[] = [
  {
    check: 'doubled-words',
    title: 'a word twice, also over the end of a line, and none that may be',
    edits: {
      [enShare]: [english, 'Two the The libraries share\nshare a file that that had had, a-a `b` `b`.'],
      [zhShare]: [chinese, '两个库的的文件，常常和谢谢。'],
    },
    tells: [
      `${enShare}:7:5 — "the" stands there twice — take one out`,
      `${enShare}:7:23 — "share" stands there twice — take one out`,
      `${zhShare}:7:4 — "的" stands there twice — take one out`,
    ],
  },
  {
    check: 'paired-signs',
    title: 'a bracket and a quotation mark without another one, and none in code',
    edits: {
      [enShare]: [english, 'Two (libraries share) a) file (and `)`.'],
      [zhShare]: [chinese, '两个“库（共享）一个（文件。'],
    },
    tells: [
      `${enShare}:7:31 — a ( that nothing closes — close it with )`,
      `${enShare}:7:24 — a ) that closes nothing — open it with (, or take it out`,
      `${zhShare}:7:11 — a （ that nothing closes — close it with ）`,
      `${zhShare}:7:3 — a “ that nothing closes — close it with ”`,
    ],
  },
  {
    check: 'tables',
    title: 'rows of more and of fewer cells than there are columns',
    edits: {
      [enShare]: [english, `${english}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |\n| 1 |\n| \\| | 2 |`],
    },
    tells: [
      `${enShare}:12:1 — a row of 3 cells in a table of 2 columns — readers see none beyond: write \\| inside a cell`,
      `${enShare}:13:1 — a row of 1 cells in a table of 2 columns — fill the cells in`,
    ],
  },
  {
    check: 'tables',
    title: 'a table without names, and none where the first column has none',
    edits: {
      [enShare]: [
        english,
        `${english}\n\n|  |  |\n| --- | --- |\n| 1 | 2 |\n\n${english}\n\n|  | a |\n| --- | --- |\n| 1 | 2 |`,
      ],
    },
    tells: [`${enShare}:9:1 — a table without the names of its columns — write them into the first row`],
  },
  {
    check: 'link-pairs',
    title: 'a link that leads elsewhere in Chinese, and an image that one language has alone',
    edits: {
      [zhShare]: [
        '![两个库](/hero.svg)\n\n## 检查结果 \\{#check-that-it-worked}\n\n见[这个选项](/config/lib/mode#usage)',
        '## 检查结果 \\{#check-that-it-worked}\n\n见[这个选项](/guide/faq/features)',
      ],
    },
    tells: [
      `${zhShare}:11:2 — the link is of /guide/faq/features, and in English of /config/lib/mode#usage — lead to the same in both languages`,
      `${enShare}:9:1 — ${zhShare} has no image of /hero.svg — add it there, or take it out here`,
    ],
  },
  {
    check: 'link-pairs',
    title: 'a link that Chinese lacks, and none to pages of others',
    edits: { [enStart]: ['A library', 'A [library](/guide/advanced/share) of [others](https://example.org/)'] },
    tells: [
      `${enStart}:9:3 — docs/zh/guide/basic/start.mdx has no link of /guide/advanced/share — add it there, or take it out here`,
    ],
  },
];
