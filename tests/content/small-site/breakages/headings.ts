import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhMode, zhShare } from '../files-to-break.ts';

export const brokenInHeadings: readonly Breakage[] = [
  {
    check: 'headings',
    title: 'a page without a title',
    edits: { [enStart]: ['# Start\n', ''] },
    tells: ['docs/en/guide/basic/start.mdx:1:1 — a page without a title — begin it with # and its title'],
  },
  {
    check: 'headings',
    title: 'a second title',
    edits: { [enStart]: ['## Build it', '# Build it'] },
    tells: ['docs/en/guide/basic/start.mdx:13:1 — a second title — begin it with ##'],
  },
  {
    check: 'headings',
    title: 'a depth that is left out',
    edits: { [enStart]: ['## Build it', '### Build it'] },
    tells: ['docs/en/guide/basic/start.mdx:13:1 — a heading of depth 3 below one of 1 — begin it with ##'],
  },
  {
    check: 'headings',
    title: 'capitals',
    edits: { [enShare]: ['## Check that it worked', '## Check That ESM worked'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:11:1 — the heading has "That" with a capital — write only its first word and names so',
    ],
  },
  {
    check: 'headings',
    title: 'a sign at the end',
    edits: { [zhShare]: ['## 检查结果 ', '## 检查结果： '] },
    tells: ['docs/zh/guide/advanced/share.mdx:11:1 — the heading ends in "：" — leave the sign out'],
  },
  {
    check: 'headings',
    title: 'an id twice',
    edits: { [enShare]: ['## Check that it worked', '## Other \\{#next}'] },
    tells: ['docs/en/guide/advanced/share.mdx:15:1 — a second heading with the id next — give it another one: \\{#…}'],
  },
  {
    check: 'heading-ids',
    title: 'a Chinese heading without the id',
    edits: { [zhShare]: [' \\{#check-that-it-worked}', ''] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:11:1 — the heading "检查结果" has the id 检查结果, and in English check-that-it-worked — end it with \\{#check-that-it-worked}',
    ],
  },
  {
    check: 'heading-ids',
    title: 'another id',
    edits: { [zhShare]: ['{#next}', '{#last}'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:15:1 — the heading "接下来" has the id last, and in English next — end it with \\{#next}',
    ],
  },
  ...[
    ['## 检查结果 \\{#check-that-it-worked} \\{#b}', '检查结果 {#check-that-it-worked}', 'b'],
    ['## \\{#check-that-it-worked} 检查结果', '{#check-that-it-worked} 检查结果', 'check-that-it-worked-检查结果'],
    [
      '## 检查结果 \\｛#check-that-it-worked｝',
      '检查结果 \\｛#check-that-it-worked｝',
      '检查结果-check-that-it-worked',
    ],
    ['## 检查结果 \\{check-that-it-worked}', '检查结果 {check-that-it-worked}', '检查结果-check-that-it-worked'],
  ].map(([heading = '', words, id]) => ({
    check: 'heading-ids',
    title: `an id that is none, ${heading}`,
    edits: { [zhShare]: ['## 检查结果 \\{#check-that-it-worked}', heading] as [string, string] },
    tells: [
      `docs/zh/guide/advanced/share.mdx:11:1 — the heading "${words}" has the id ${id}, and in English check-that-it-worked — end it with \\{#check-that-it-worked}`,
    ],
  })),
  {
    check: 'heading-ids',
    title: 'ids that readers see',
    edits: {
      [zhShare]: ['## 检查结果 ', '## 检查结果 \\{#a} '],
      [enShare]: ['## Next', '## \\{#next} Next'],
    },
    tells: [
      'docs/zh/guide/advanced/share.mdx:11:1 — readers see {#a} in the heading — end it with \\{#check-that-it-worked}',
      'docs/en/guide/advanced/share.mdx:15:1 — readers see {#next} in the heading — end it with \\{#next}',
    ],
  },
  {
    check: 'heading-ids',
    title: 'a heading of one language',
    edits: { [enShare]: ['## Next', '## More\n\n## Next'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:15:1 — the heading "More" has no partner in docs/zh/guide/advanced/share.mdx — write the same headings in both languages',
    ],
  },
  {
    check: 'skeletons',
    title: 'a page that begins with a picture',
    edits: { [enShare]: ['Two libraries share a file.\n', ''] },
    tells: [
      'docs/en/guide/advanced/share.mdx:8:1 — the page begins without a sentence — begin with one sentence that would do as the answer in a search result',
    ],
  },
  {
    check: 'skeletons',
    title: 'a guide that does not end in what comes next',
    edits: { [enShare]: ['## Next', '## More'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:15:1 — the last section is #more, not #next — end with ## and the id next: links to what fits',
    ],
  },
  {
    check: 'skeletons',
    title: 'a guide without a check',
    edits: { [enShare]: ['## Check that it worked', '## Done'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:5:1 — the guide does not say how to check that it worked — add a section whose id has "check" in it',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page with another title',
    edits: { [enMode]: ['# lib.mode', '# lib.modes'] },
    tells: [
      'docs/en/config/lib/mode.mdx:5:1 — the title is "lib.modes" — write # lib. and the name of the option',
      'docs/en/config/lib/mode.mdx:11:1 — no type and default before the first section — add <OptionFacts name="modes" />',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page without its facts',
    edits: { [enMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/en/config/lib/mode.mdx:11:1 — no type and default before the first section — add <OptionFacts name="mode" />',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page without an output',
    edits: { [enMode]: ['/expected/build.txt', '/src/index.ts'] },
    tells: ['docs/en/config/lib/mode.mdx:5:1 — no output of an example — embed a file of examples/<name>/expected/'],
  },
  {
    check: 'skeletons',
    title: 'an option page without related pages',
    edits: { [enMode]: ['## Related', '## More'], [zhMode]: ['{#related}', '{#more}'] },
    tells: [
      'docs/en/config/lib/mode.mdx:19:1 — the last section is #more, not #related — end with ## and the id related: links to what fits',
    ],
  },
];
