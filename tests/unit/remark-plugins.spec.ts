import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { expect, test } from 'playwright/test';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { codeToHast } from 'shiki';
import { unified } from 'unified';
import { tokenTheme } from '../../plugins/code-highlighter.ts';
import { codeName, remarkCodeNames } from '../../plugins/code-names.ts';
import { remarkComponents } from '../../plugins/page-components/remark-components.ts';
import { remarkPageIsland } from '../../plugins/page-components/remark-page-island.ts';
import { remarkExampleBlocks } from '../../plugins/remark-example-blocks.ts';
import { remarkParsed } from '../../plugins/remark-parsed.ts';
import { languageOfFile } from '../../shared/languages.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';

const parser = unified().use(remarkParse).use(remarkMdx);
const embed = (example: string) => `\`\`\`ts file="<root>/examples/${example}/a.ts"\n\`\`\``;

function withMarks(markdown: string): RootContent[] {
  const tree = parser.parse(markdown);
  for (const node of tree.children) if (node.type === 'code') (node as Code).value = 'x\n\n';
  const options = { version: '1.0.1', examples: 'https://example.test/examples' };
  return (unified().use(remarkExampleBlocks, options).runSync(tree) as Root).children;
}

test("a page's language is that of its own folder, wherever the checkout is", () => {
  const files = ['/home/en/site/docs/zh/a.mdx', 'C:\\zh\\docs\\en\\guide\\a.mdx', '/srv/docs/a.mdx'];
  expect(files.map(languageOfFile)).toEqual(['zh', 'en', 'en']);
});

test('the blocks of one example in a section share one badge with its version and path', () => {
  const blocks = [embed('g/one'), embed('g/one'), embed('g/two'), 'Words.', embed('g/two'), '## Next', embed('g/two')];
  const nodes = withMarks(blocks.join('\n\n'));
  expect(nodes.map(({ type }) => type)).toEqual([
    'code',
    'code',
    'mdxJsxFlowElement',
    'code',
    'paragraph',
    'code',
    'mdxJsxFlowElement',
    'heading',
    'code',
    'mdxJsxFlowElement',
  ]);
  expect((nodes[2] as MdxJsxFlowElement).attributes).toEqual([
    { type: 'mdxJsxAttribute', name: 'version', value: '1.0.1' },
    { type: 'mdxJsxAttribute', name: 'href', value: 'https://example.test/examples/g/one' },
  ]);
});

test('an embedded file loses only its trailing newline', () => {
  expect((withMarks(embed('g/one'))[0] as Code).value).toBe('x\n');
});

test('other code has no badge', () => {
  expect(withMarks('```sh\nnpm ci\n```').map(({ type }) => type)).toEqual(['code']);
});

test("errors have the page's line", async () => {
  const fail = () => {
    throw new Error('no such option');
  };
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkComponents, [{ name: 'Fact', folder: '', props: fail }]);
  const tree = processor.parse('# Title\n\n<Fact name="dst" />');
  await expect(processor.run(tree)).rejects.toMatchObject({ message: 'no such option', line: 3 });
});

for (const [code, isMarked] of [
  ["import { Chart } from './Chart.tsx';", true],
  ["import { Chart } from 'charts.js';", true],
  ['export const Chart = () => <p />;', true],
  ['<b onClick={() => {}}>Words.</b>', true],
  ['<b ref={(element) => {}}>Words.</b>', true],
  ['<b {...handlers}>Words.</b>', true],
  ['{list.map((one) => <b onClick={one}>Words.</b>)}', true],
  ['<b title={"onClick={}"} style={{ color: "red" }}>Words.</b>', false],
  ['`onClick={}`\n\n{list.map((one) => <b>{one}</b>)}', false],
  ["import Part from './part.mdx';\n\nimport picture from './picture.png';", false],
  ['Words.', false],
] as const) {
  test(`a page with \`${code.replaceAll('\n\n', ' ')}\` is ${isMarked ? '' : 'not '}hydrated completely`, () => {
    const { children } = unified().use(remarkPageIsland).runSync(parser.parse(code)) as Root;
    const marks = children.filter((node) => node.type === 'mdxJsxFlowElement');
    expect(marks.map(({ attributes }) => attributes)).toEqual(
      isMarked ? [expect.arrayContaining([expect.objectContaining({ name: 'data-hydrate', value: 'idle' })])] : [],
    );
  });
}

test('a page that was parsed for search is compiled from that tree once, and then parsed again', () => {
  const text = '# 标题\n\n**注意：**模块 ~~一~~，<Fact name="dts" />\n';
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  processor.use(remarkCjkFriendly).use(remarkCjkFriendlyStrikethrough).use(remarkParsed);
  const known = parsePage(text);
  expect(processor.parse(text)).toBe(known);
  const again = processor.parse(text);
  expect(again).not.toBe(known);
  expect(again).toEqual(known);
});

test('all pages have the same syntax, whatever that of the processor', () => {
  const text = '| a |\n| - |\n| **注意：**一 |\n';
  expect(unified().use(remarkParse).use(remarkParsed).parse(text)).toEqual(parsePage(text));
});

test('a name that a fragment of the page has, or one that it includes itself, is numbered on the page', async () => {
  const page = test.info().outputPath('page.mdx');
  mkdirSync(path.dirname(page), { recursive: true });
  const inner = "import Inner from './inner.mdx';\n\n<Inner />\n";
  writeFileSync(path.join(path.dirname(page), 'part.mdx'), `${inner}\n\`\`\`ts title="a.ts"\nlet a;\n\`\`\`\n`);
  writeFileSync(path.join(path.dirname(page), 'inner.mdx'), '```ts title="a.ts"\nlet c;\n```\n');
  const tree = parser.parse('import Part from \'./part.mdx\';\n\n<Part />\n\n```ts title="a.ts"\nlet b;\n```\n');
  const { children } = (await unified().use(remarkCodeNames).run(tree, { path: page })) as Root;
  expect((children.at(-1) as Code).meta).toBe('title="a.ts" name="a.ts%2C%203"');
});

test('no two blocks of code of a page have the same name, and those without a title are named by their command', async () => {
  const fences = ['ts title="a.ts"', 'sh', 'ts', 'ts title="a.ts"', 'sh title="x"', 'ts', ''];
  const page = fences.map((meta) => `\`\`\`${meta}\nnpm add "a"\n\`\`\``).join('\n\n');
  const { children } = (await unified().use(remarkCodeNames).run(parser.parse(page))) as Root;
  const names: unknown[] = [];
  for (const node of children) {
    const { lang, value, meta } = node as Code;
    const options = { lang: lang ?? 'text', theme: tokenTheme, transformers: [codeName], meta: { __raw: meta ?? '' } };
    const { children } = await codeToHast(value, options);
    names.push((children[0] as Element).properties['data-name']);
  }
  expect(names).toEqual([undefined, 'npm add "a"', undefined, 'a.ts, 2', undefined, 'ts, 2', undefined]);
});
