import { expect, test } from 'playwright/test';
import remarkParse from 'remark-parse';
import { codeToHast } from 'shiki';
import { unified } from 'unified';
import { tokenTheme } from '../../plugins/code-highlighter.ts';
import { codeMarks, remarkMarks } from '../../plugins/marks.ts';
import { codeMarkup, tokenClasses } from '../../plugins/shiki-transformers.ts';
import { markReader, wordsIn } from '../../shared/pages/marks.ts';

const CONFIG = `export default {
  lib: [{}],
};`;
const LATER = `export default {
  // The types.
  lib: [{ dts: true }],
};`;

/** The marks of a block that nothing precedes. */
const marksOf = (meta: string, code: string) => markReader()(meta, code);
const linesOf = (meta: string, code: string) => marksOf(meta, code).marked;

/** The HTML of the last fence of a page. */
async function htmlOf(page: string): Promise<string> {
  const tree = unified().use(remarkParse).parse(page);
  const { children } = await unified().use(remarkMarks).run(tree);
  const last = children.at(-1);
  if (last?.type !== 'code') throw new Error('the page ends with no fence');
  const transformers = [tokenClasses, codeMarks];
  const options = { lang: 'ts', theme: tokenTheme, transformers, tokenizeTimeLimit: 0, mergeSameStyleTokens: true };
  return codeMarkup(await codeToHast(last.value, { ...options, meta: { __raw: last.meta ?? '' } }));
}

const withoutTokens = (html: string) => html.replace(/<span [^>]*>|<\/span>/g, '');

test('a fence without marks marks nothing, also if its title or file says "changed", "diff" or "mark"', () => {
  const read = markReader();
  read('title="diff changed"', LATER);
  const marks = read('title="diff changed" file="<root>/examples/basic/mark=/x.ts"', CONFIG);
  expect(marks).toEqual({ shown: CONFIG, marked: [], added: [], removed: [], words: [], unmatched: [] });
});

test('marks by text find all lines that contain it, wherever they are', () => {
  expect(linesOf('mark="lib"', CONFIG)).toEqual([2]);
  expect(linesOf('mark="lib"', `// new\n${CONFIG}`)).toEqual([3]);
  expect(linesOf(`mark="lib" mark='default {'`, CONFIG)).toEqual([1, 2]);
  expect(linesOf(`title="package.json" mark='"type": "module"'`, '{\n  "type": "module"\n}')).toEqual([2]);
});

test('a changed block marks the lines that the last one of its title lacks, but no bare punctuation', () => {
  const read = markReader();
  expect(read('title="a.ts" changed', CONFIG).marked).toEqual([]);
  expect(read('title="b.ts"', LATER).marked).toEqual([]);
  expect(read('title="a.ts" changed', LATER).marked).toEqual([2, 3]);
  expect(read('title="a.ts" changed', `${LATER}\n}\n`).marked).toEqual([]);
  expect(read('title="a.ts" changed', CONFIG).marked).toEqual([2]);
});

test('a difference shows the removed lines of the last block of its title in their places, whatever the indentation', () => {
  const read = markReader();
  read('title="a.ts"', CONFIG);
  read('title="b.ts"', 'let b = 1;');
  const { shown, added, removed } = read('title="a.ts" diff', LATER.replaceAll('  ', '    '));
  const lines = ['export default {', '  lib: [{}],', '    // The types.', '    lib: [{ dts: true }],', '};'];
  expect(shown.split('\n')).toEqual(lines);
  expect([removed, added]).toEqual([[2], [3, 4]]);
  // The next block is compared with the file, not with what was shown of it.
  expect(read('title="a.ts" diff', LATER.replace(/\n.*types.*/, '')).removed).toEqual([2]);
});

test('a word is marked wherever it is whole', () => {
  expect(wordsIn(`dts: { dts: 'dtsx', $dts, x.dts }`, 'dts')).toEqual([
    [0, 3],
    [7, 10],
    [28, 31],
  ]);
  expect(wordsIn(`import './a.css' // (a.css)`, `'./a.css'`)).toEqual([[7, 16]]);
  expect(wordsIn('acss', 'a.css')).toEqual([]);
});

test('each mark that matches nothing is told as it is written', () => {
  expect(marksOf(`mark="dts" mark="lib" word='li' changed diff`, CONFIG).unmatched).toEqual([
    'changed',
    'diff',
    'mark="dts"',
    `word='li'`,
  ]);
  const read = markReader();
  read('title="a.ts"', CONFIG);
  expect(read('title="a.ts" diff mark="lib: [{}]"', LATER).unmatched).toEqual(['mark="lib: [{}]"']);
  expect(read('title="a.ts" diff', `${LATER}\n// more`).unmatched).toEqual(['diff']);
});

test('words are elements within their tokens, and break no others', async () => {
  const page = ['```ts word="a" word=\'"b" + c\'', 'const a = "b" + c;', '```'].join('\n');
  const html = await htmlOf(page);
  const mark = (text: string) => `<mark class="word">${text}</mark>`;
  expect(withoutTokens(html)).toBe(`const ${mark('a')} = ${mark('"b" + c')};`);
  expect(html).toMatch(/<mark class="word"><span class="token-[a-z-]+">"b"<\/span>/);
});

test('a line that a difference removes is an element with its break, so that without it the code is that of the file', async () => {
  const blocks = [CONFIG, LATER].map((code, index) => `\`\`\`ts title="a.ts"${index ? ' diff' : ''}\n${code}\n\`\`\``);
  const html = withoutTokens(await htmlOf(blocks.join('\n\n')));
  const removed = '<del class="line removed">  lib: [{}],\n</del>';
  expect(html).toContain(`\n${removed}<ins class="line added">  // The types.</ins>\n`);
  expect(html.replace(removed, '').replace(/<[^>]+>/g, '')).toBe(LATER);
});
