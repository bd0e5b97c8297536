import type { Breakage } from './breakage.ts';
import { enFaq, zhMode, zhShare } from './files-to-break.ts';

/** Mistakes that many checks could tell of, each of which is one finding of all. */
export const singleCauses: readonly Omit<Breakage, 'check' | 'known'>[] = [
  {
    title: 'sections that stand the other way round in Chinese',
    edits: {
      [zhShare]: [
        '## 检查结果 \\{#check-that-it-worked}\n\n见[这个选项](/config/lib/mode#usage)。\n\n## 接下来 \\{#next}\n\n- [开始](/guide/basic/start)',
        '## 接下来 \\{#next}\n\n- [开始](/guide/basic/start)\n\n## 检查结果 \\{#check-that-it-worked}\n\n见[这个选项](/config/lib/mode#usage)。',
      ],
    },
    tells: [
      `${zhShare}:11:1 — the heading "接下来" stands before #check-that-it-worked, and in English behind it — put the sections in the same order in both languages`,
    ],
  },
  {
    title: 'a Chinese heading without the id that the skeleton of its page asks for',
    edits: { [zhShare]: ['## 检查结果 \\{#check-that-it-worked}', '## 检查结果'] },
    tells: [
      `${zhShare}:11:1 — the heading "检查结果" has the id 检查结果, and in English check-that-it-worked — end it with \\{#check-that-it-worked}`,
    ],
  },
  {
    title: 'a Chinese heading without the id to which pages lead',
    edits: { [zhMode]: ['## 用法 \\{#usage}', '## 用法'] },
    tells: [`${zhMode}:11:1 — the heading "用法" has the id 用法, and in English usage — end it with \\{#usage}`],
  },
  {
    title: 'an id before the words of a heading',
    edits: { [enFaq]: ['## List of messages \\{#messages}', '## \\{#messages} List of messages'] },
    tells: [`${enFaq}:14:1 — readers see {#messages} in the heading — end it with \\{#messages}`],
  },
  {
    title: 'a section that the Chinese page has not',
    edits: {
      [zhShare]: ['## 检查结果 \\{#check-that-it-worked}\n\n见[这个选项](/config/lib/mode#usage)。\n\n', ''],
    },
    tells: [
      'docs/en/guide/advanced/share.mdx:11:1 — the heading "Check that it worked" has no partner in docs/zh/guide/advanced/share.mdx — write the same headings in both languages',
    ],
  },
];
