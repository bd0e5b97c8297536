import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhMode, zhShare } from '../files-to-break.ts';

const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';
const zhStart = 'docs/zh/guide/basic/start.mdx';
const long = 'The same words stand here, and again below, since somebody copied them and forgot.';

/** What writers leave behind who begin with a copy of another page, or type what no machine checked. */
export const brokenInCopies: readonly Breakage[] = [
  {
    check: 'section-words',
    title: 'a title of another page, an empty section, and a bold line as a heading',
    edits: {
      [enStart]: ['# Start', '# Share code'],
      [enShare]: [english, '**More of them**\n\n## Empty\n\n## Full\n\n### Two libraries'],
      [zhMode]: ['- [共享代码](/guide/advanced/share)', ''],
    },
    tells: [
      `${enShare}:5:1 — the title is that of ${enStart} — name what only this page tells`,
      `${enShare}:7:1 — a bold line in the place of a heading — begin it with ### instead`,
      `${enShare}:9:1 — a heading with nothing below it — write what it announces, or take it out`,
      `${enStart}:7:1 — the title is that of ${enShare} — name what only this page tells`,
      `${zhMode}:19:1 — a heading with nothing below it — write what it announces, or take it out`,
    ],
  },
  {
    check: 'doubled-paragraphs',
    title: 'a long paragraph twice, and none that leads in to code',
    edits: {
      [enShare]: [english, `${long}\n\nBefore:\n\n${long}\n\nBefore:`],
    },
    tells: [`${enShare}:11:1 — the paragraph of line 7 once more — take one of them out`],
  },
  {
    check: 'imports',
    title: 'a file that is not there, and a name that nothing shows',
    edits: {
      [enStart]: [
        "import ESM from '../start/components/ESM.mdx';",
        "import ESM from '../components/ESM.mdx';\nimport { Box, Tab as Part } from '../../../../theme/option-facts/OptionFacts';\n\n<Part />",
      ],
    },
    tells: [
      `${enStart}:5:1 — there is no docs/en/guide/components/ESM.mdx to import — mend the path, or write that file`,
      `${enStart}:6:1 — nothing shows Box — show it as <Box />, or take the import out`,
    ],
  },
  {
    check: 'fence-openings',
    title: 'an attribute that nothing reads, with one quote, none, or a capital',
    edits: {
      [enStart]: ['```sh\nnpx rslib\n', '```sh Title="a"\nnpx rslib\n'],
      [zhStart]: ['```sh\nnpx rslib\n', '```sh title="a\nnpx rslib\n'],
      [enMode]: ['```text title="npx rslib"', '```text title=npx'],
      [zhMode]: ['```text title="npx rslib"', '```text preview {1,3-4} lineNumbers title="npx rslib"'],
    },
    tells: [
      `${enMode}:16:1 — title=npx on a fence, which nothing reads — write title="…" or file="…"`,
      `${enStart}:15:1 — Title="a" on a fence, which nothing reads — write title="…" or file="…"`,
      `${zhStart}:15:1 — title="a on a fence, which nothing reads — write title="…" or file="…"`,
    ],
  },
  {
    check: 'fence-openings',
    title: 'a title and a language of another file, and none of one of several configs',
    edits: {
      [enMode]: ['```ts title="src/index.ts"', '```js title="src/main.ts"'],
      [zhMode]: [
        '```ts title="src/index.ts" file="<root>/examples/share/src/index.ts"',
        '```ts title="rslib.config.ts" file="<root>/examples/share/rslib.two.config.ts"',
      ],
    },
    tells: [
      `${enMode}:13:1 — the fence is of js, and index.ts of ts — write \`\`\`ts`,
      `${enMode}:13:1 — the title is src/main.ts, and the file <root>/examples/share/src/index.ts — give the title the name of the file`,
    ],
  },
  {
    check: 'section-facts',
    title: 'the name of a program on a Chinese label, and none in Chinese',
    edits: {
      [enShare]: [english, `${english}\n\n<Tab label="npm" />\n\n<Tab label="One" />`],
      [zhShare]: [chinese, `${chinese}\n\n<Tab label="pnpm" />\n\n<Tab label="一" />`],
    },
    tells: [
      `${zhShare}:9:13 — the section in ${enShare}:5 does not say \`pnpm\` — say it there too, or leave it out here`,
    ],
  },
  {
    check: 'links',
    title: 'an address without https, one that is none, and the own page',
    edits: {
      [enShare]: [
        english,
        '[One](www.example.org/a), [two](example.org), [three](https://[a) and [four](/guide/advanced/share).',
      ],
    },
    tells: [
      `${enShare}:7:1 — the link "www.example.org/a" does not say https — write https:// before it`,
      `${enShare}:7:27 — the link "example.org" does not say https — write https:// before it`,
      `${enShare}:7:47 — https://[a is no address — mend it`,
      `${enShare}:7:71 — a link to the page that it stands on — lead to a heading, or take it out`,
    ],
  },
  {
    check: 'link-texts',
    title: 'brackets in brackets',
    edits: { [enShare]: [english, 'See [[the start]](/guide/basic/start).'] },
    tells: [`${enShare}:7:5 — the link says [the start] — leave out the inner brackets, which readers see`],
  },
  {
    check: 'source-signs',
    title: 'a box of four colons',
    edits: { [enShare]: [english, `::::tip\n\n${english}\n\n:::`] },
    tells: [`${enShare}:7:1 — ::::, which readers see — write three colons`],
  },
  {
    check: 'headings',
    title: 'a heading without words',
    edits: { [enShare]: [english, `${english}\n\n##`] },
    tells: [`${enShare}:9:1 — a heading without words — write them, or remove it`],
  },
  {
    check: 'heading-ids',
    title: 'a section that Chinese has alone',
    edits: { [zhShare]: [chinese, `${chinese}\n\n## 一个库 \\{#one}\n\n${chinese}`] },
    tells: [
      `${zhShare}:9:1 — the heading "一个库" has no partner in ${enShare} — write the same headings in both languages`,
    ],
  },
];
