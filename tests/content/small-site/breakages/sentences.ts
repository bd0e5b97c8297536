import type { Breakage } from '../breakage.ts';
import { enMode, enShare, enStart, zhShare } from '../files-to-break.ts';

const english = 'Two libraries share a file.';
const chinese = '两个库共享一个文件。';

/** What is wrong with a sentence that has all its words, spelt as they should be. */
export const brokenInSentences: readonly Breakage[] = [
  {
    check: 'articles',
    title: 'the article of another sound, also before bold words and of texts',
    edits: {
      [enShare]: [
        english,
        'A option of an package, a **entry** and a\nhour; an unit, a unusual one, an European user.',
      ],
      'site/texts.ts': ["'Guide'", "'A index'"],
    },
    known: { texts: { 'nav.guide': { en: 'A index', zh: '指南' } } },
    tells: [
      `${enShare}:7:1 — "A option" — write "An option"`,
      `${enShare}:7:13 — "an package" — write "a package"`,
      `${enShare}:7:25 — "a entry" — write "an entry"`,
      `${enShare}:7:41 — "a hour" — write "an hour"`,
      `${enShare}:8:7 — "an unit" — write "a unit"`,
      `${enShare}:8:16 — "a unusual" — write "an unusual"`,
      `${enShare}:8:31 — "an European" — write "a European"`,
      'site/texts.ts:2:23 — "A index" — write "An index"',
    ],
  },
  {
    check: 'articles',
    title: 'none before names, abbreviations, code and what only a speaker can tell',
    edits: {
      [enShare]: [
        english,
        'An SVG, an npm package, an Rspack plugin, a URL, a `a`, an `x`, an mjs file, a one, a user, an hour, a unified unidirectional uuid; point a is a uuid, a Unicode sign and an uninstalled one.',
      ],
    },
    tells: [],
  },
  {
    check: 'sign-spaces',
    title: 'a space before a sign, and none behind one',
    edits: {
      [enShare]: [english, 'Two libraries , share `a` . A file ? Here,there. Once.Then `a` , b'],
      [enStart]: ['A library begins', 'See .js, 1,000, ../a, Node.js … and `a , b`, e.g. a: b. A library begins'],
    },
    tells: [
      `${enShare}:7:14 — "raries , share" — write "raries, share"`,
      `${enShare}:7:26 — "re \`a\` . A fil" — write "re \`a\`. A fil"`,
      `${enShare}:7:35 — "A file ? Here," — write "A file? Here,"`,
      `${enShare}:7:63 — "en \`a\` , b" — write "en \`a\`, b"`,
      `${enShare}:7:42 — "? Here,there." — write "? Here, there."`,
      `${enShare}:7:54 — ". Once.Then \`" — write ". Once. Then \`"`,
    ],
  },
  {
    check: 'sentence-ends',
    title: 'a paragraph and an item without an end',
    edits: {
      [enShare]: [
        english,
        `Two libraries share \`a\` file\n\n- One ends.\n- Another does not\n- [A link](/hero.svg)\n\n${english}`,
      ],
      [zhShare]: [chinese, '两个库共享**一个文件**\n\n:::tip\n它们不变\n:::'],
    },
    tells: [
      `${enShare}:7:29 — a paragraph without its end — end it with . or another sign`,
      `${enShare}:10:19 — an item of a list without its end, where others have one — end it with . or another sign`,
      `${zhShare}:7:14 — a paragraph without its end — end it with 。 or another sign`,
      `${zhShare}:10:5 — a paragraph without its end — end it with 。 or another sign`,
    ],
  },
  {
    check: 'sentence-ends',
    title: 'none of headings, of lists without any, of links, images and components, of cells and of what code ends',
    edits: {
      [enMode]: [
        'The mode decides what is built.',
        'It prints `No mode.`\n\n[The start](/guide/basic/start)\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| one | two |\n\n(The mode decides “what is built.”)',
      ],
    },
    tells: [],
  },
  {
    check: 'simplified-chinese',
    title: 'traditional signs of a page and of a text',
    edits: {
      [zhShare]: [chinese, '兩个库共享一個文件。'],
      'site/texts.ts': ["'指南'", "'導览'"],
    },
    known: { texts: { 'nav.guide': { en: 'Guide', zh: '導览' } } },
    tells: [
      `${zhShare}:7:1 — 兩, which is no sign of simplified Chinese — write the simplified one, or another word`,
      `${zhShare}:7:7 — 個, which is no sign of simplified Chinese — write the simplified one, or another word`,
      'site/texts.ts:2:36 — 導, which is no sign of simplified Chinese — write the simplified one, or another word',
    ],
  },
  {
    check: 'link-texts',
    title: 'an address in place of words, and none in code',
    edits: {
      [enShare]: [
        english,
        'See https://example.org/a and [www.example.org](https://example.org/), `https://example.org`.',
      ],
    },
    tells: [
      `${enShare}:7:5 — the address https://example.org/a in words — write [what is there](address), or code`,
      `${enShare}:7:31 — the address www.example.org in words — write [what is there](address), or code`,
    ],
  },
];
