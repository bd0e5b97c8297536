import type { Breakage } from '../breakage.ts';
import { zhShare } from '../files-to-break.ts';

const zhFaq = 'docs/zh/guide/faq/features.mdx';
const how = 'write it in Chinese; what a program prints stands in `…`, or as a heading above the output';

/** Sentences of Chinese pages that are in English. */
export const brokenInTranslation: readonly Breakage[] = [
  {
    check: 'translated-sentences',
    title: 'a sentence that nobody translated',
    edits: {
      [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件。 See [the option](/config/lib/mode) about it. 完。'],
    },
    tells: [`docs/zh/guide/advanced/share.mdx:7:12 — a sentence in English: See the option about … — ${how}`],
  },
  {
    check: 'translated-sentences',
    title: 'one that is nearly English, also of an image',
    edits: {
      [zhShare]: [
        '两个库共享一个文件。\n\n![两个库]',
        '两个库 share a file with each other。\n\n![Two libraries and a file]',
      ],
    },
    tells: [
      `docs/zh/guide/advanced/share.mdx:7:1 — a sentence in English: share a file with … — ${how}`,
      `docs/zh/guide/advanced/share.mdx:9:3 — a sentence in English: Two libraries and a … — ${how}`,
    ],
  },
  {
    check: 'translated-sentences',
    title: 'a heading that is no message, and of none that is one, of code, of names and of lists',
    edits: {
      [zhFaq]: [
        '## 缺少 mode \\{#missing-mode}',
        '## No mode was found \\{#missing-mode}\n\n`one two three four five`、webpack、esbuild、tsup、Babel、Preact、entry、format、target、bundle、banner、Module Federation。\n\n## No mode was ever missed \\{#no-mode}',
      ],
    },
    tells: [`${zhFaq}:13:1 — a sentence in English: No mode was ever … — ${how}`],
  },
];
