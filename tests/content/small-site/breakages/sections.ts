import type { Breakage } from '../breakage.ts';
import { enFaq, enMode, enShare, enStart, zhMode, zhShare } from '../files-to-break.ts';

const zhStart = 'docs/zh/guide/basic/start.mdx';
const zhFaq = 'docs/zh/guide/faq/features.mdx';
const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';
const how = 'say the same in both languages';

/** What a section says in one language only. */
export const brokenInSections: readonly Breakage[] = [
  {
    check: 'section-facts',
    title: 'code and numbers that are others in Chinese, and some that one language has alone',
    edits: {
      [enShare]: [english, 'Two libraries share `one.ts` for 20.19 days.'],
      [zhShare]: [chinese, '两个库共享 `two.ts` 20.1 天，要用 `rm` 删除。'],
    },
    tells: [
      `${zhShare}:7:7 — \`two.ts\`, where ${enShare}:5 has \`one.ts\` — ${how}`,
      `${zhShare}:7:26 — the section in ${enShare}:5 does not say \`rm\` — say it there too, or leave it out here`,
      `${zhShare}:7:16 — 20.1, where ${enShare}:5 has 20.19 — ${how}`,
    ],
  },
  {
    check: 'section-facts',
    title: 'code of a small section, which is not that of the large one',
    edits: { [enStart]: ['## Build it\n', '## Build it\n\nIt writes `dist`.\n'] },
    tells: [
      `${enStart}:15:11 — the section in docs/zh/guide/basic/start.mdx:13 does not say \`dist\` — say it there too, or leave it out here`,
    ],
  },
  {
    check: 'section-facts',
    title: 'none where code stands as a word, a number as a word or a month, and a place to fill in as it is called',
    edits: {
      [enShare]: [english, 'On 21 November, three of 2 share `dist/<kind>` and mode.'],
      [zhShare]: [chinese, '11 月 21 日，两个库的 3 个共享 `dist/<类型>` 与 `mode`。'],
    },
    tells: [],
  },
  {
    check: 'section-blocks',
    title: 'a paragraph, an item, a box and an element that only one language has',
    edits: {
      [enShare]: [english, `${english}\n\nBoth know it.`],
      [enStart]: ['A library begins', ':::tip\n\nOne.\n\n:::\n\nA library begins'],
      [zhStart]: ['一个库从', ':::note\n一。\n:::\n\n一个库从'],
      [enFaq]: ['## Missing mode', '- One\n- Two\n\n## Missing mode'],
      [zhFaq]: ['## 缺少 mode', '- 一\n\n## 缺少 mode'],
      [enMode]: ['## Usage\n', '## Usage\n\n<Tabs of="a" label="A" />\n\n<Tabs of="b" />\n'],
      [zhMode]: ['## 用法 \\{#usage}\n', '## 用法 \\{#usage}\n\n<Tabs label="B" of="a" />\n'],
    },
    tells: [
      `${zhMode}:11:1 — elements <Tabs of="b"> in this section: 0, and 1 in ${enMode}:11 — ${how}`,
      `${zhShare}:5:1 — paragraphs in this section: 1, and 2 in ${enShare}:5 — ${how}`,
      `${zhStart}:7:1 — boxes :::tip in this section: 0, and 1 in ${enStart}:7 — ${how}`,
      `${zhFaq}:5:1 — items of lists in this section: 1, and 2 in ${enFaq}:5 — ${how}`,
    ],
  },
  {
    check: 'section-blocks',
    title: 'a row and a column of a table',
    edits: {
      [enShare]: [english, `${english}\n\n| a |\n| --- |\n| 1 |\n\n${english}`],
      [zhShare]: [chinese, `${chinese}\n\n| a |\n| --- |\n| 1 |\n| 2 |\n\n${chinese}`],
      [enMode]: ['## Usage\n', '## Usage\n\n| a | b |\n| --- | --- |\n'],
      [zhMode]: ['## 用法 \\{#usage}\n', '## 用法 \\{#usage}\n\n| a |\n| --- |\n'],
    },
    tells: [
      `${zhMode}:11:1 — cells of tables in this section: 1, and 2 in ${enMode}:11 — ${how}`,
      `${zhShare}:5:1 — rows of tables in this section: 3, and 2 in ${enShare}:5 — ${how}`,
    ],
  },
];
