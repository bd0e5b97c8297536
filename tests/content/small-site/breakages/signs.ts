import manifest from '../../../../package.json' with { type: 'json' };
import type { Breakage } from '../breakage.ts';
import { enFaq, enShare, enStart, zhMode, zhShare } from '../files-to-break.ts';

const terms = 'checks/words/english-terms.txt';

/** Signs and words that are there twice, that nobody sees, or that are of the other language. */
export const brokenInSigns: readonly Breakage[] = [
  {
    check: 'doubled-signs',
    title: 'one sign twice, and a full-width one beside another',
    edits: {
      [enShare]: ['Two libraries share a file.', 'Two,, libraries share!! A file.. Both'],
      [zhShare]: ['两个库共享一个文件。', '两个库，，共享。，一个,，文件。。'],
    },
    tells: [
      `${enShare}:7:4 — ",," where one sign stands — write ","`,
      `${enShare}:7:22 — "!!" where one sign stands — write "!"`,
      `${enShare}:7:31 — ".." where one sign stands — write "."`,
      `${zhShare}:7:4 — "，，" where one sign stands — write "，"`,
      `${zhShare}:7:8 — "。，" where one sign stands — leave one of them out`,
      `${zhShare}:7:12 — ",，" where one sign stands — leave one of them out`,
      `${zhShare}:7:16 — "。。" where one sign stands — write "。"`,
    ],
  },
  {
    check: 'doubled-signs',
    title: 'none of an ellipsis, of code, of a path and of a box',
    edits: {
      [enShare]: ['Two libraries', ':::tip\nTwo… or three... in `a,,b`, ../up and 1..\\\n:::\n\nTwo libraries'],
      [zhShare]: ['两个库共享', '两个库……共享'],
    },
    tells: [],
  },
  {
    check: 'invisible-signs',
    title: 'a space without width, a soft hyphen, and spaces of other kinds',
    edits: {
      [enShare]: ['Two libraries', 'Two\u200B lib\u00ADraries\u00A0and'],
    },
    tells: [
      `${enShare}:7:4 — a sign that nobody sees, U+200B — take it out`,
      `${enShare}:7:9 — a sign that nobody sees, U+00AD — take it out`,
      `${enShare}:7:16 — a space or a line break of another kind, U+00A0 — write a plain one`,
    ],
  },
  {
    check: 'invisible-signs',
    title: 'what is left of bytes that are no UTF-8, and a control character',
    edits: { [enShare]: ['Two libraries', 'Caf\uFFFD\uFFFD and\u0007 two libraries'] },
    tells: [
      `${enShare}:7:4 — bytes that are no UTF-8 — write the sign again, and save the file as UTF-8`,
      `${enShare}:7:10 — a control character, U+0007 — take it out`,
    ],
  },
  {
    check: 'english-terms',
    title:
      'an English word in a Chinese sentence, a term that no page has, and none in brackets, code, messages and names',
    edits: {
      [zhShare]: [
        '两个库共享一个文件。',
        '两个库 share 一个文件（share）。用 `target` 和 npm，target 也行，报 Module not found。',
      ],
      [terms]: 'bundle\nmode\n',
    },
    tells: [
      `${zhShare}:7:5 — the English word "share" in a Chinese sentence — write it in Chinese, in \`…\` where it is code, or add it to ${terms}`,
      `${terms}:1:1 — no Chinese page has the word "bundle" — take it out`,
    ],
  },
  {
    check: 'english-terms',
    title: 'no word of options, and none that stands in a heading without Chinese',
    edits: { [zhMode]: ['## 用法', 'mode 可以不写。\n\n### missing things\n\n## 用法'] },
    tells: [],
  },
  {
    check: 'frontmatter',
    title: 'a keyword that stands twice, in whatever letters',
    edits: { [enFaq]: ['description:', 'keywords: [mode, message, Mode]\ndescription:'] },
    tells: [`${enFaq}:2:27 — the keyword "Mode" stands there twice — take one out`],
  },
  {
    check: 'headings',
    title: 'a title in the frontmatter that is not the heading, and none that is',
    edits: {
      [enStart]: ['---\ndescription:', '---\ntitle: Begin\ndescription:'],
      [enShare]: ['---\ndescription:', '---\ntitle: Share code\ndescription:'],
    },
    tells: [
      `${enStart}:2:8 — the title is "Begin" here and "Start" below — leave this one out: the heading is the title`,
    ],
  },
  {
    check: 'links',
    title: 'links to the own place of the site, with the whole address',
    edits: {
      [enStart]: ['A library begins', `[A](${manifest.homepage}/guide) library [begins](${manifest.homepage}x.test)`],
    },
    tells: [
      `${enStart}:9:1 — the address ${manifest.homepage}/guide is one of this site — write what follows the host, from the slash on`,
    ],
  },
];
