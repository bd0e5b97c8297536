import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhShare } from '../files-to-break.ts';

const SENTENCE = 'Two libraries share a file.';
const LINK = 'write [what is there](/address): nothing between ] and (, half-width brackets, no space in the address';

/** What stands in the place of the first sentence, in column 1 of line 7, and what is then told of the English page. */
const rowOf = (check: string, title: string, words: string, ...tells: string[]): Breakage => ({
  check,
  title,
  edits: { [enShare]: [SENTENCE, words] },
  tells: tells.map((told) => `${enShare}:${told}`),
});

/** Signs of Markdown and HTML that are not what they were meant as. */
export const brokenInMarkdown: readonly Breakage[] = [
  rowOf(
    'html',
    'a style in quotes, code for an event, and class',
    'Two <b style="color: red" onclick="x()" class="y">libraries</b> <i style={{ color: "red" }}>share</i>.',
    '7:8 — a style in quotes, with which the page stays blank — take it out; looks belong to theme/',
    '7:27 — code that answers an event — take it out; what readers operate is a component of theme/',
    '7:41 — class, which React calls className — take it out; looks belong to theme/',
  ),
  rowOf(
    'html',
    'frames and scripts',
    `${SENTENCE}\n\n<iframe src="https://example.org/" />\n\n<script>{'x'}</script>`,
    '9:1 — <iframe>, which no page may have — take it out; link to what it shows, or write a component in theme/',
    '11:1 — <script>, which no page may have — take it out; link to what it shows, or write a component in theme/',
  ),
  {
    check: 'fences',
    title: 'misspelt languages, also of embedded files',
    edits: { [enMode]: ['```text', '```txet'], [enStart]: ['```sh', '```shell-x'] },
    tells: [
      'docs/en/config/lib/mode.mdx:16:1 — no page is built with a fence of the language "txet" — did you mean text?',
      'docs/en/guide/basic/start.mdx:15:1 — no page is built with a fence of the language "shell-x" — did you mean shell?',
    ],
  },
  rowOf(
    'source-signs',
    'a box of an unknown kind',
    `${SENTENCE}\n\n:::tipp Look\n\nWords.\n\n:::\n\n> [!TIPP]\n> Words.`,
    '9:1 — there is no box of the kind "tipp" — did you mean tip?',
    '15:3 — there is no box of the kind "TIPP" — did you mean tip?',
  ),
  rowOf(
    'source-signs',
    'boxes that are not closed, or not open',
    `${SENTENCE}\n\n:::tip Look\n\nWords.\n\n:::info Other\n\nWords.\n:::\n\n:::\n\nWords.\n:::tip\n\n:::`,
    '9:1 — the box :::tip is never closed — end it with a line of :::, before another one begins',
    '18:1 — :::, which closes nothing — take it out, or open the box above',
    '21:1 — a box that begins inside a paragraph — put an empty line before it',
  ),
  rowOf(
    'source-signs',
    'a box that the page ends in',
    `${SENTENCE}\n\n:::tip Look\n\n> [!NOTE]\n> Words.\n\n[!NOTE] Words.`,
    '9:1 — the box :::tip is never closed — end it with a line of :::, before another one begins',
    '14:1 — [!NOTE] where no quote begins — write > [!NOTE] on a line of its own',
  ),
  rowOf(
    'source-signs',
    'links that are none',
    'Two [libraries] (/guide/basic/start) [share](/a b) a [file][one], and \\[this] `is [code] (x)`.',
    `7:5 — a link that is none — ${LINK}`,
    `7:38 — a link that is none — ${LINK}`,
    '7:54 — a link to an address that nothing defines — write [what is there](/address)',
  ),
  {
    check: 'source-signs',
    title: 'a link with the brackets of Chinese',
    edits: { [zhShare]: ['[这个选项](/config/lib/mode#usage)', '[这个选项]（/config/lib/mode#usage）'] },
    tells: [`${zhShare}:13:2 — a link that is none — ${LINK}`],
  },
  {
    check: 'chinese-typography',
    title: 'no brackets behind ], since they belong to a link that is none',
    edits: { [zhShare]: ['两个库共享一个文件。', '见[命令行](/guide/basic/cli page) 和[命令] (中文)。'] },
    tells: [],
  },
  rowOf(
    'source-signs',
    'footnotes, backticks and stars',
    'Two[^1] libraries `share` a `file, **and** more**.',
    '7:4 — a footnote that nothing defines — write it into the sentence',
    '7:29 — a backtick without another one — close the code with as many, or write \\`',
    '7:48 — stars that readers see — write **words** without a space inside, or \\*',
  ),
  {
    check: 'source-signs',
    title: 'stars beside Chinese that are none, and none that Rspress reads',
    edits: { [zhShare]: ['两个库共享一个文件。', '两个**“库”**共享一个 **文件。'] },
    tells: [`${zhShare}:7:15 — stars that readers see — write **words** without a space inside, or \\*`],
  },
  rowOf(
    'source-signs',
    'rows without a table, and a heading without a space',
    `${SENTENCE}\n\n| a | b |\n| c | d |\n\n##Word`,
    '9:1 — rows without a table — write | --- | --- | below the first one, a part for each column',
    '12:1 — a # that begins no heading — put a space behind it',
  ),
];
