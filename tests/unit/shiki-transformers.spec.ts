import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { type BundledLanguage, codeToHast, type SpecialLanguage } from 'shiki';
import { tokenTheme } from '../../plugins/code-highlighter.ts';
import { fileTrees } from '../../plugins/file-trees.ts';
import { codeMarkup, logLevels, staticCode, tokenClasses } from '../../plugins/shiki-transformers.ts';

type Options = Partial<Parameters<typeof codeToHast>[1]>;

/** The markup of highlighted code. */
async function markupOf(code: string, lang: BundledLanguage | SpecialLanguage, options: Options = {}) {
  const transformers = [logLevels, fileTrees, tokenClasses];
  // As in the build: on a busy machine, the first line exceeds the default limit.
  const tree = await codeToHast(code, { theme: tokenTheme, ...options, lang, transformers, tokenizeTimeLimit: 0 });
  return codeMarkup(tree);
}

test('code that looks like markup is escaped', async () => {
  expect(await markupOf('<img onerror="x"> && "&lt;"', 'text')).toBe('&lt;img onerror="x"> &amp;&amp; "&amp;lt;"');
});

test('tokens have classes instead of styles, and lines are no elements', async () => {
  expect(await markupOf('let a = b;\nvoid 0;', 'js')).toBe(
    '<span class="token-keyword">let</span> a <span class="token-keyword">=</span> b;\n' +
      '<span class="token-keyword">void</span><span class="token-constant"> 0</span>;',
  );
});

test('in program output, the log level at the beginning of a line is colored', async () => {
  expect(await markupOf('ready   built\nTypeError: x\nan error', 'text')).toBe(
    '<span class="token-ready">ready</span>   built\n<span class="token-error">TypeError</span>: x\nan error',
  );
});

test('in a tree of files, branches, folders and files are marked, and other text is as it was', async () => {
  const tree = 'dist\n├── a\n│   └── b.js\n└── empty.css\nother';
  expect(await markupOf(tree, 'text')).toBe(
    '<span class="token-folder">dist</span>\n' +
      '<span class="token-branch">├── </span><span class="token-folder">a</span>\n' +
      '<span class="token-branch">│   └── </span><span class="token-file">b.js</span>\n' +
      '<span class="token-branch">└── </span><span class="token-file">empty.css</span>\nother',
  );
  expect(await markupOf('dist\nother', 'text')).toBe('dist\nother');
  expect(await markupOf('dist\n└── a.js  9 B  # all', 'text')).toBe(
    '<span class="token-folder">dist</span>\n' +
      '<span class="token-branch">└── </span><span class="token-file">a.js</span><span class="token-comment">  9 B  # all</span>',
  );
});

test('a page gets the markup as one string', async () => {
  const tree = await codeToHast('a < b', { lang: 'text', theme: tokenTheme, transformers: [tokenClasses, staticCode] });
  expect(tree.children).toMatchObject([{ tagName: 'pre', children: [{ name: 'code', children: [] }] }]);
  expect(JSON.stringify(tree)).toContain('a &lt; b');
});

test('a style without a class fails the build', async () => {
  await expect(markupOf('void 0', 'js', { theme: 'nord' })).rejects.toThrow('there is no class for the style "color:#');
});

test('the theme has a color for every kind of token', () => {
  const tokens = readFileSync('theme/index.css', 'utf8').matchAll(/--shiki-(token-[a-z-]+):/g);
  const names = new Set([...tokens].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(8);
  const css = readFileSync('theme/code-block/tokens.css', 'utf8');
  const rules = [...css.matchAll(/^(\S[^{]*) \{\n {2}color: var\(--shiki-([a-z-]+)\);\n\}/gm)];
  for (const name of names) {
    const selectors = rules.filter(([, , color]) => color === name).map(([, selector = '']) => selector);
    expect(selectors.join().match(/\.[\w-]+/g), name).toContain(`.${name}`);
  }
});
