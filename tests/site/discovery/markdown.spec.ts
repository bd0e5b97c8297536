import type { Nodes, Root } from 'mdast';
import { expect, test } from 'playwright/test';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { languageTags } from '../../routes.ts';
import { builtFile, decode, markdownFile, publicPages, withoutAnchors } from './built-pages.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const markdownOf = (address: string) => builtFile(markdownFile(address)).toString();

// In one process, which parses each page once for all three tests.
test.describe.configure({ mode: 'default' });
const trees = new Map<string, Root>();

function treeOf(address: string): Root {
  const tree = trees.get(address) ?? parser.parse(markdownOf(address));
  trees.set(address, tree);
  return tree;
}

/** Text without zero-width, no-break and repeated spaces, which only one of the forms has. */
const plain = (text: string) =>
  text
    .replace(/[\u200b\u00a0]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function allOf<Type extends Nodes['type']>(node: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const below = 'children' in node ? node.children.flatMap((child) => allOf(child, type)) : [];
  return node.type === type ? [node as Extract<Nodes, { type: Type }>, ...below] : below;
}

function headingsOf(html: string): string[] {
  // What a live component renders is in no Markdown.
  const written = mainOf(html).replace(/<figure class="rp-not-doc.*?<\/figure>/gs, '');
  const headings = [...written.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)];
  return headings.map(([, depth, text = '']) => `${'#'.repeat(Number(depth))} ${plain(decode(withoutAnchors(text)))}`);
}

test("a page's Markdown has the page's headings, in order", () => {
  let count = 0;
  for (const { address, html } of publicPages) {
    const tree = treeOf(address);
    const headings = allOf(tree, 'heading').map((node) => `${'#'.repeat(node.depth)} ${plain(textOf(node))}`);
    count += headings.length;
    expect(headings, markdownFile(address)).toEqual(headingsOf(html));
  }
  console.log(`Markdown: ${count} headings on ${publicPages.length} pages`);
  expect(count).toBeGreaterThan(500);
});

test("a page's Markdown has the page's code", () => {
  let count = 0;
  for (const { address, html } of publicPages) {
    const tree = treeOf(address);
    const written = [...allOf(tree, 'code'), ...allOf(tree, 'inlineCode')].map(({ value }) => plain(value));
    // A difference also shows the lines that the file no longer has.
    const shown = mainOf(html).replace(/<del\b.*?<\/del>/gs, '');
    const blocks = [...shown.matchAll(/<pre\b[^>]*>(.*?)<\/pre>/gs)].map(([, text = '']) => plain(decode(text)));
    count += blocks.length;
    const missing = blocks.filter((block) => !written.includes(block));
    expect(missing, `${markdownFile(address)} lacks code`).toEqual([]);
  }
  console.log(`Markdown: ${count} blocks of code`);
  expect(count).toBeGreaterThan(500);
});

test("a page's Markdown has its URL, and nothing specific to the site", () => {
  for (const { address, url, lang } of publicPages) {
    const markdown = markdownOf(address);
    expect(markdown.startsWith(`---\nurl: ${url}\nlang: ${languageTags[lang]}\ndescription: "`), address).toBe(true);
    const tree = treeOf(address);
    const ofSite = allOf(tree, 'text').filter(({ value }) => /\{#|file="|<root>/.test(value));
    expect([...ofSite, ...allOf(tree, 'html')], address).toEqual([]);
    const local = allOf(tree, 'link').filter((link) => !/^(?:https?:|mailto:)/.test(link.url));
    expect(local, `${address}: links without an origin`).toEqual([]);
  }
});
