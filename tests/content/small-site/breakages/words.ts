import { type Breakages, enMode, enShare, enStart, zhShare } from '../breakage.ts';

/** Text that needs no translation. */
const NAMES = 'Rslib, GitHub: `npx rslib` --watch @rslib/core {{name}} FAQ';

export const wordsBreakages: Breakages = {
  'valid-texts': {
    'an empty text': { 'shared/texts.ts': ["'指南'", "' '"] },
    'placeholders that differ': { 'shared/texts.ts': ["'{{name}} 的图'", "'图'"] },
    'a text that is English in both languages': {
      'shared/texts.ts': "export const texts = {\n  'nav.guide': { en: 'Guide to Rslib', zh: 'Guide to Rslib' },\n};\n",
    },
    'no names, commands, placeholders and abbreviations': {
      'shared/texts.ts': `export const texts = {\n  'nav.guide': { en: '${NAMES}', zh: '${NAMES}' },\n};\n`,
    },
  },
  'no-unused-texts': {
    'a text that nothing shows': {
      'theme/Hero.tsx': '',
      'docs/en/index.mdx': ['home.heroAlt', 'x'],
      'docs/zh/index.mdx': ['home.heroAlt', 'x'],
    },
  },
  'no-unknown-tokens': {
    'tokens that nothing sets': {
      'theme/Hero.tsx': "export const style = { '--size': 1 };\n",
      'theme/Hero.module.css': [
        'var(--text)',
        'var(--txt) var(--nothing-like-it) var(--size) var(--rp-c-bg) var(--other, red)',
      ],
    },
  },
  spelling: {
    'a misspelled word': { [enShare]: ['share a file', 'shaer a file'] },
    'a misspelled text of the dictionary': { 'shared/texts.ts': ["'Guide'", "'Giude'"] },
  },
  'read-once': {
    'subjects that stand above a block': {
      [enStart]: [
        '## Build it\n',
        '## Build it\n\n```sh\nnpx rslib\n```\n\nIt builds.\n\n```sh\nnpx rslib\n```\n\nThe first file works.\n',
      ],
    },
    'a chain of clauses': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file, because it is small, so they load it, if they build.',
      ],
    },
  },
  'english-grammar': {
    'a repeated word': {
      [enShare]: [
        'Two libraries share a file.',
        'Two the The libraries share\nshare a file that that had had, a-a `b` `b`.',
      ],
      [zhShare]: ['两个库共享一个文件。', '两个库的的文件，常常和谢谢。'],
    },
    'wrong articles': {
      [enShare]: [
        'Two libraries share a file.',
        'A option of an package, a **entry** and a\nhour; an unit, a unusual one, an European user.',
      ],
      'shared/texts.ts': ["'Guide'", "'A index'"],
    },
  },
  'product-names': {
    'a name in other letters': { [enShare]: ['Two libraries', 'Two Typescript libraries'] },
  },
  'no-invisible-characters': {
    'byte order marks': {
      [enMode]: ['---\ndescription', '\uFEFF---\ndescription'],
      'docs/en/_nav.json': ['[{', '\uFEFF[{'],
    },
    'zero-width and unusual spaces': { [enShare]: ['Two libraries', 'Two​ lib­raries and'] },
    'bytes that are not UTF-8': { [enShare]: ['Two libraries', 'Caf�� and\u0007 two libraries'] },
  },
  'no-placeholders': {
    'what is left for later, in Chinese': {
      [enShare]: ['Two libraries share a file.', 'Todo: more. A todo app.'],
      [zhShare]: ['两个库共享一个文件。', '待补充：两个库。'],
    },
    'an example whose config was not finished': {
      'examples/basic/share/rslib.config.ts': '// TODO: set lib.mode\nexport default {};\n',
    },
    'TODO, FIXME and TBD, but no words that contain them': {
      [enShare]: ['Two libraries', 'TODO\nFIXME Two libraries, Tbd, TODOs and todo. TBD'],
    },
  },
  'no-chinese-in-english': {
    'Chinese words on an English page and in an English text': {
      [enShare]: ['Two libraries share a file.', 'Two 个库，share “a” file.'],
      'shared/texts.ts': ["'Guide'", "'指南'"],
    },
  },
  punctuation: {
    'repeated and mixed punctuation': {
      [enShare]: ['Two libraries share a file.', 'Two,, libraries share!! A file.. Both'],
      [zhShare]: ['两个库共享一个文件。', '两个库，，共享。，一个,，文件。。'],
    },
    'nothing in an ellipsis, code, a path or a container': {
      [enShare]: ['Two libraries', ':::tip\nTwo… or three... in `a,,b`, ../up and 1..\\\n:::\n\nTwo libraries'],
      [zhShare]: ['两个库共享', '两个库……共享'],
    },
    'wrong spaces around punctuation': {
      [enShare]: ['Two libraries share a file.', 'Two libraries , share `a` . A file ? Here,there. Once.Then `a` , b'],
      [enStart]: ['A library begins', 'See .js, 1,000, ../a, Node.js … and `a , b`, e.g. a: b. A library begins'],
    },
  },
  'chinese-typography': {
    'a missing space': { [zhShare]: ['两个库共享一个文件。', '两个 React库共享一个文件。'] },
    'half-width punctuation': { [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件,两个库.'] },
    'half-width parentheses': { [zhShare]: ['两个库共享一个文件。', '两个库 (share) 一个文件。'] },
    'a half-width colon after code': { [zhShare]: ['两个库共享一个文件。', '两个库共享 `one`: 一个文件。'] },
    'straight quotes': { [zhShare]: ['两个库共享一个文件。', '两个"库"共享一个文件。'] },
    'a missing space before code': { [zhShare]: ['两个库共享一个文件。', '两个库共享`one` 文件。'] },
    'missing spaces around emphasis': { [zhShare]: ['两个库共享一个文件。', '两个库共享**one**文件。'] },
    'half-width parentheses in the dictionary': { 'shared/texts.ts': ["'指南'", "'指南(全)'"] },
    'dots instead of an ellipsis': { [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件，等等...'] },
  },
  terms: {
    'a word where the table has another': {
      [enShare]: ['Two libraries share a file.', 'Simply share an item of lib and a wildcard.'],
      [zhShare]: ['两个库共享一个文件。', '两个库的每个 lib 项都不认识外部包。'],
    },
    'a word, but not in a phrase that may have it, in code or in a longer word': {
      [enShare]: ['Two libraries share a file.', 'Share unbundled; call that unbundled, transpile-only or preserved.'],
      [zhShare]: ['两个库共享一个文件。', 'target 的选项，构建目标（target）的编译选项：`target`，output.target。'],
    },
    'a heading, but not the same words in a sentence': { [zhShare]: ['## 下一步', '接下来。\n\n## 接下来'] },
    'a word that --fix replaces': {
      [enShare]: ['Two libraries share a file.', 'A licence, a shebang. **Shebang**: `shebang`, ex-shebang.'],
      [zhShare]: ['两个库共享一个文件。', '请您写出解决办法。'],
    },
  },
  'translated-comments': {
    'a comment that is English on Chinese pages': { 'examples/basic/share/comments.zh.json': '{}\n' },
    'a translation that no page shows': { 'examples/basic/share/src/index.ts': 'export const one = 1;\n' },
  },
  'translated-sentences': {
    'a sentence that nobody translated': {
      [zhShare]: ['两个库共享一个文件。', '两个库共享一个文件。 See [the option](/config/lib/mode) about it. 完。'],
    },
    'a sentence that is almost English, also as alt text': {
      [zhShare]: [
        '两个库共享一个文件。\n\n![两个库]',
        '两个库 share a file with each other。\n\n![Two libraries and a file]',
      ],
    },
  },
};
