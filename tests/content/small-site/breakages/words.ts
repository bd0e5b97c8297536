import { type Breakages, enMode, enShare, enStart, zhShare } from '../breakage.ts';

/** What needs no translation. */
const NAMES = 'Rslib, GitHub: `npx rslib` --watch @rslib/core {{name}} FAQ';

export const wordsBreakages: Breakages = {
  'valid-texts': {
    'an empty text': {
      known: { texts: { 'nav.guide': { en: 'Guide', zh: ' ' } } },
      reports: ['site/texts.ts:2:3 — "nav.guide" is empty, or starts or ends with a space — write a whole text'],
    },
    'placeholders that differ': {
      known: { texts: { 'home.heroAlt': { en: 'A picture of {{name}}', zh: '图' } } },
      reports: ['site/texts.ts:3:3 — "home.heroAlt" has other placeholders in zh — use {{name}}'],
    },
    'a text that is English in both languages': {
      edits: {
        'site/texts.ts': "export const texts = {\n  'nav.guide': { en: 'Guide to Rslib', zh: 'Guide to Rslib' },\n};\n",
      },
      known: { texts: { 'nav.guide': { en: 'Guide to Rslib', zh: 'Guide to Rslib' } } },
      reports: ['site/texts.ts:2:3 — "nav.guide" is the same in zh — translate it'],
    },
    'no names, commands, placeholders and abbreviations': {
      edits: { 'site/texts.ts': `export const texts = {\n  'nav.guide': { en: '${NAMES}', zh: '${NAMES}' },\n};\n` },
      known: { texts: { 'nav.guide': { en: NAMES, zh: NAMES } } },
      reports: [],
    },
  },
  'no-unused-texts': {
    'a text that nothing shows': {
      edits: {
        'theme/Hero.tsx': '',
        'docs/en/index.mdx': ['home.heroAlt', 'x'],
        'docs/zh/index.mdx': ['home.heroAlt', 'x'],
      },
      reports: ['site/texts.ts:3:3 — nothing shows the text "home.heroAlt" — show it, or remove it'],
    },
  },
  'no-unknown-tokens': {
    'tokens that nothing sets': {
      edits: {
        'theme/Hero.tsx': "export const style = { '--size': 1 };\n",
        'theme/Hero.module.css': [
          'var(--text)',
          'var(--txt) var(--nothing-like-it) var(--size) var(--rp-c-bg) var(--other, red)',
        ],
      },
      reports: [
        'theme/Hero.module.css:2:14 — nothing sets --txt — did you mean --text?',
        'theme/Hero.module.css:2:25 — nothing sets --nothing-like-it — set it in theme/index.css, for light and for dark',
      ],
    },
  },
  spelling: {
    'a misspelled word': {
      edits: { [enShare]: ['share a file', 'shaer a file'] },
      reports: [
        `${enShare}:7:15 — "shaer" is in no dictionary — write share or write shear or add it to checks/words/dictionary.txt`,
      ],
    },
    'a misspelled text of the dictionary': {
      edits: { 'site/texts.ts': ["'Guide'", "'Giude'"] },
      known: { texts: { 'nav.guide': { en: 'Giude', zh: '指南' } } },
      reports: [
        'site/texts.ts:2:23 — "Giude" is in no dictionary — write guide or write grude or add it to checks/words/dictionary.txt',
      ],
    },
  },
  'no-unused-words': {
    'a word that no page has': {
      edits: { 'checks/words/dictionary.txt': 'Rslib\nRslab\n' },
      reports: ['checks/words/dictionary.txt:2:1 — no page has the word "Rslab" — remove it'],
    },
  },
  'english-grammar': {
    'a repeated word': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two the The libraries share\nshare a file that that had had, a-a `b` `b`.',
        ],
        [zhShare]: ['两个库共享一个文件。', '两个库的的文件，常常和谢谢。'],
      },
      reports: [`${enShare}:7:23 — Unexpected repeated "share", remove one occurrence — correct it`],
    },
    'wrong articles': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'A option of an package, a **entry** and a\nhour; an unit, a unusual one, an European user.',
        ],
        'site/texts.ts': ["'Guide'", "'A index'"],
      },
      known: { texts: { 'nav.guide': { en: 'A index', zh: '指南' } } },
      reports: [
        `${enShare}:7:1 — Unexpected article "A" before "option", expected "An" — correct it`,
        `${enShare}:7:13 — Unexpected article "an" before "package", expected "a" — correct it`,
        `${enShare}:7:25 — Unexpected article "a" before "entry", expected "an" — correct it`,
        `${enShare}:7:41 — Unexpected article "a" before "hour", expected "an" — correct it`,
        `${enShare}:8:7 — Unexpected article "an" before "unit", expected "a" — correct it`,
        `${enShare}:8:16 — Unexpected article "a" before "unusual", expected "an" — correct it`,
        `${enShare}:8:31 — Unexpected article "an" before "European", expected "a" — correct it`,
        'site/texts.ts:2:23 — Unexpected article "A" before "index", expected "An" — correct it',
      ],
    },
  },
  'product-names': {
    'a name in other letters': {
      edits: { [enShare]: ['Two libraries', 'Two Typescript libraries'] },
      reports: [`${enShare}:7:5 — "Typescript" — write TypeScript`],
    },
  },
  'no-invisible-characters': {
    'byte order marks': {
      edits: {
        [enMode]:
          '﻿---\ndescription: Mode, and how a library that is built with Rslib shares its code, which option does what, and how you find out that it worked.\n---\n\n# lib.mode\n\nThe mode decides what is built.\n\n<OptionFacts name="mode" />\n\n## Usage\n\n```ts title="src/index.ts" file="<root>/examples/share/src/index.ts"\n```\n\n```text title="npx rslib" file="<root>/examples/share/expected/build.txt"\n```\n\n## Related\n\n- [Share code](/guide/advanced/share)\n',
        'docs/en/_nav.json': '﻿[{ "text": "nav.guide", "link": "/guide/basic/start" }]\n',
      },
      reports: [
        'docs/en/_nav.json:1:1 — an invisible character, U+FEFF — remove it',
        `${enMode}:1:1 — an invisible character, U+FEFF — remove it`,
      ],
    },
    'zero-width and unusual spaces': {
      edits: { [enShare]: ['Two libraries', 'Two​ lib­raries and'] },
      reports: [
        `${enShare}:7:4 — an invisible character, U+200B — remove it`,
        `${enShare}:7:9 — an invisible character, U+00AD — remove it`,
        `${enShare}:7:16 — an unusual space or line break, U+00A0 — use a plain one`,
      ],
    },
    'bytes that are not UTF-8': {
      edits: { [enShare]: ['Two libraries', 'Caf�� and\u0007 two libraries'] },
      reports: [`${enShare}:7:4 — bytes that are not UTF-8 — retype them and save the file as UTF-8`],
    },
  },
  'no-placeholders': {
    'what is left for later, in Chinese': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Todo: more. A todo app.'],
        [zhShare]: ['两个库共享一个文件。', '待补充：两个库。'],
      },
      reports: [`${zhShare}:7:1 — a placeholder, 待补充 — write what belongs here`],
    },
    'TODO, FIXME and TBD, but no words that contain them': {
      edits: { [enShare]: ['Two libraries', 'TODO\nFIXME Two libraries, Tbd, TODOs and todo. TBD'] },
      reports: [
        `${enShare}:7:1 — a placeholder, TODO — write what belongs here`,
        `${enShare}:8:1 — a placeholder, FIXME — write what belongs here`,
        `${enShare}:8:43 — a placeholder, TBD — write what belongs here`,
      ],
    },
  },
  'no-chinese-in-english': {
    'Chinese words on an English page and in an English text': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Two 个库，share “a” file.'],
        'site/texts.ts': ["'Guide'", "'指南'"],
      },
      known: { texts: { 'nav.guide': { en: '指南', zh: '指南' } } },
      reports: [
        `${enShare}:7:5 — "个库，" in English text — write it in English`,
        'site/texts.ts:2:23 — "指南" in English text — write it in English',
      ],
    },
  },
  'no-full-width-code': {
    'full-width punctuation in code without Chinese words': {
      edits: { [zhShare]: ['两个库共享一个文件。', '设置 `format：“esm”`，见 `<类型>：一`。'] },
      reports: [`${zhShare}:7:5 — full-width punctuation in the code format：“esm” — use half-width punctuation`],
    },
  },
  punctuation: {
    'repeated and mixed punctuation': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Two,, libraries share!! A file.. Both'],
        [zhShare]: ['两个库共享一个文件。', '两个库，，共享。，一个,，文件。。'],
      },
      reports: [
        `${enShare}:7:4 — ",," — write it once`,
        `${enShare}:7:22 — "!!" — write it once`,
        `${enShare}:7:31 — ".." — keep one of them`,
        `${zhShare}:7:4 — "，，" — write it once`,
        `${zhShare}:7:16 — "。。" — write it once`,
        `${zhShare}:7:8 — "。，" — keep one of them`,
        `${zhShare}:7:12 — ",，" — keep one of them`,
      ],
    },
    'nothing in an ellipsis, code, a path or a container': {
      edits: {
        [enShare]: ['Two libraries', ':::tip\nTwo… or three... in `a,,b`, ../up and 1..\\\n:::\n\nTwo libraries'],
        [zhShare]: ['两个库共享', '两个库……共享'],
      },
      reports: [],
    },
    'wrong spaces around punctuation': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries , share `a` . A file ? Here,there. Once.Then `a` , b',
        ],
        [enStart]: ['A library begins', 'See .js, 1,000, ../a, Node.js … and `a , b`, e.g. a: b. A library begins'],
      },
      reports: [
        `${enShare}:7:14 — a space before "," — remove it`,
        `${enShare}:7:26 — a space before "." — remove it`,
        `${enShare}:7:35 — a space before "?" — remove it`,
        `${enShare}:7:63 — a space before "," — remove it`,
        `${enShare}:7:42 — no space after "," — add one`,
        `${enShare}:7:54 — no space after "." — add one`,
      ],
    },
  },
  'sentence-ends': {
    'a paragraph and a list item without an end': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries share `a` file\n\n- One ends.\n- Another does not\n- [A link](/hero.svg)\n\nTwo libraries share a file.',
        ],
        [zhShare]: ['两个库共享一个文件。', '两个库共享**一个文件**\n\n:::tip\n它们不变\n:::'],
      },
      reports: [
        `${enShare}:7:29 — a paragraph without its end — end it with . or another mark`,
        `${enShare}:10:19 — a list item without its end, where others have one — end it with . or another mark`,
        `${zhShare}:7:14 — a paragraph without its end — end it with 。 or another mark`,
        `${zhShare}:10:5 — a paragraph without its end — end it with 。 or another mark`,
      ],
    },
    'no headings, links, images, components and cells': {
      edits: {
        [enMode]: [
          'The mode decides what is built.',
          'It prints `No mode.`\n\n[The start](/guide/basic/start)\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| one | two |\n\n(The mode decides “what is built.”)',
        ],
      },
      reports: [],
    },
  },
  'chinese-typography': {
    'a missing space': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个 React库共享一个文件。'] },
      reports: [`${zhShare}:7:9 — "两个 React库共享一个文件。" — write "两个 React 库共享一个文件。"`],
    },
    'half-width punctuation': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件,两个库.'] },
      reports: [`${zhShare}:7:10 — "文件,两个" — write "文件，两个"`, `${zhShare}:7:14 — "个库." — write "个库。"`],
    },
    'half-width parentheses': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库 (share) 一个文件。'] },
      reports: [`${zhShare}:7:4 — " (share) " — write "（share）"`],
    },
    'a half-width colon after code': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库共享 `one`: 一个文件。'] },
      reports: [`${zhShare}:7:12 — "e\`: 一个" — write "e\`：一个"`],
    },
    'straight quotes': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个"库"共享一个文件。'] },
      reports: [`${zhShare}:7:3 — "两个"库"共享" — write "两个“库”共享"`],
    },
    'a missing space before code': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库共享`one` 文件。'] },
      reports: [`${zhShare}:7:5 — "库共享\`o" — write "库共享 \`o"`],
    },
    'missing spaces around emphasis': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库共享**one**文件。'] },
      reports: [`${zhShare}:7:5 — "库共享**" — write "库共享 **"`, `${zhShare}:7:13 — "**文件。" — write "** 文件。"`],
    },
    'half-width parentheses in the dictionary': {
      edits: { 'site/texts.ts': ["'指南'", "'指南(全)'"] },
      known: { texts: { 'nav.guide': { en: 'Guide', zh: '指南(全)' } } },
      reports: ['site/texts.ts:2:38 — "指南(全)" — write "指南（全）"'],
    },
    'dots instead of an ellipsis': {
      edits: { [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件，等等...'] },
      reports: [`${zhShare}:7:13 — "等等..." — write "等等……"`],
    },
  },
  'answered-keywords': {
    'what a page says in no form and by no synonym': {
      edits: { [enShare]: ['---\n\n# Share', 'keywords: [sharing, "ui kit, newbie"]\n---\n\n# Share'] },
      reports: [`${enShare}:3:21 — the page says no word of "ui kit" — say it there, or remove the keyword`],
    },
  },
  terms: {
    'wrong words, but for phrases that may have them': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Simply share a shebang. **Shebang**: a `shebang`, ex-shebang.'],
        [zhShare]: ['两个库共享一个文件。', '请您写出 target，构建目标（target）的编译选项：`target`，output.target。'],
      },
      reports: [
        `${enShare}:7:16 — "shebang" — write hashbang`,
        `${enShare}:7:27 — "Shebang" — write hashbang`,
        `${enShare}:7:1 — "Simply" — write nothing, or say what you mean`,
        `${zhShare}:7:3 — "写出" — write 输出`,
        `${zhShare}:7:6 — "target" — write 构建目标`,
        `${zhShare}:7:2 — "您" — write 你`,
      ],
    },
    'a wrong heading': {
      edits: { [zhShare]: ['## 下一步', '## 接下来'] },
      reports: [`${zhShare}:15:1 — "## 接下来" — write ## 下一步`],
    },
  },
  'translated-sentences': {
    'a sentence that nobody translated': {
      edits: {
        [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件。 See [the option](/config/lib/mode) about it. 完。'],
      },
      reports: [
        `${zhShare}:7:12 — a sentence in English: See the option about … — translate it, or put program output in \`…\``,
      ],
    },
    'a sentence that is almost English, also as alt text': {
      edits: {
        [zhShare]: [
          '两个库共享一个文件。\n\n![两个库]',
          '两个库 share a file with each other。\n\n![Two libraries and a file]',
        ],
      },
      reports: [
        `${zhShare}:7:1 — a sentence in English: share a file with … — translate it, or put program output in \`…\``,
        `${zhShare}:9:3 — a sentence in English: Two libraries and a … — translate it, or put program output in \`…\``,
      ],
    },
  },
};
