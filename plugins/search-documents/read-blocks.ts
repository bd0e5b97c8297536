import type { List, Nodes, Root, Table, TableRow } from 'mdast';
import type { Component } from '../../shared/define-component.ts';
import { attributesOf, type Element } from '../../shared/pages/elements.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { contentWords, wordsIn } from '../../shared/words.ts';
import { readEmbedded } from '../page-source.ts';

/** A block of a page's content. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  text: string;
  /** The addresses that it links to, as written. */
  links?: string[];
  /** The rows of a table that lists where to read on, each with the address that it leads to. */
  rows?: { text: string; to: string }[];
}

/** A table lists where to read on if at least this share of its rows ends with a cell that is only a link. */
const INDEX_TABLE = 0.8;

/** What is searched of components; those without a text of their own contribute the children that the build or the page writes. */
type Searchable = readonly Pick<Component, 'name' | 'texts' | 'content' | 'searchText'>[];

/**
 * Splits a page into blocks, in reading order.
 *
 * @param tree the page without frontmatter, with its fragments inlined
 * @param lang the language of the page
 */
export function readBlocks(tree: Root, components: Searchable, lang: string): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], text: string, more: Pick<Block, 'links' | 'rows'> = {}) => {
    // Blank lines separate blocks.
    const trimmed = text
      .replaceAll('\u200b', '')
      .trim()
      .replace(/\n{3,}/g, '\n\n');
    if (trimmed) blocks.push({ kind, text: trimmed, ...more });
  };
  const addLines = <Line extends Nodes>(
    lines: readonly Line[],
    textOf: (line: Line) => string,
    more?: Pick<Block, 'rows'>,
  ) => add('text', lines.map((line) => oneLine(textOf(line))).join('\n'), more);
  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'heading':
        // The page's title is a separate field.
        return node.depth === 1 ? undefined : add('heading', headingText(inlineText(node)));
      case 'paragraph':
        return add('text', inlineText(node), { links: linksIn(node) });
      case 'code': {
        const file = metaAttribute(node.meta, 'file');
        return add('code', file ? readEmbedded(file) : node.value);
      }
      case 'table':
        return addLines(node.children, rowText, { rows: indexRows(node) });
      case 'list':
        return isPlain(node) ? addLines(node.children, inlineText) : node.children.forEach(read);
      case 'mdxJsxFlowElement': {
        const component = components.find(({ name }) => name === node.name);
        if (component?.searchText) return add('code', component.searchText(attributesOf(node)));
        return childrenOf(node, component, lang).forEach(read);
      }
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'html':
      case 'definition':
        return;
      default:
        if ('children' in node) node.children.forEach(read);
    }
  };
  read(tree);
  return blocks;
}

/** The children of an element: those that the build writes, else those of the page. */
function childrenOf(element: Element, component: Searchable[number] | undefined, lang: string): readonly Nodes[] {
  if (!component?.content) return element.children;
  return parsePage(component.content(attributesOf(element), wordsIn(lang, component.texts), { lang })).children;
}

/** Removes a heading's explicit id, `\{#id}`. */
export function headingText(text: string): string {
  return text.replace(/\s*\\?\{#[^}]+\}\s*$/, '').trim();
}

/** The frontmatter of a home page that is searched. */
export type Home = {
  hero?: { text?: string; tagline?: string };
  features?: { title?: string; details?: string }[];
};

/**
 * The content of a home page, which comes from its frontmatter.
 *
 * @param lang the language in which keys of the dictionary are resolved
 */
export function homeBlocks({ hero = {}, features = [] }: Home, lang: string): Block[] {
  const lead = [hero.text, hero.tagline].map((key = '') => contentWords(lang)(key));
  const cards = features.map(({ title = '', details = '' }) => `${title} \u00b7 ${details}`);
  return [...lead, ...cards].filter(Boolean).map((text) => ({ kind: 'text', text }));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function rowText({ children }: TableRow): string {
  return children.map(inlineText).join(' \u00b7 ');
}

/** The rows of a table that lists where to read on; none for other tables. */
function indexRows({ children: [, ...rows] }: Table): Block['rows'] {
  const found = rows.flatMap((row) => {
    const [link, ...others] = row.children.at(-1)?.children ?? [];
    return link?.type === 'link' && others.length === 0 ? [{ text: oneLine(rowText(row)), to: link.url }] : [];
  });
  return found.length >= INDEX_TABLE * rows.length ? found : [];
}

function linksIn(node: Nodes): string[] {
  if (node.type === 'link') return [node.url];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

/** Whether each item is a single paragraph. */
function isPlain({ children }: List): boolean {
  return children.every((item) => item.children.length === 1 && item.children[0]?.type === 'paragraph');
}

function inlineText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxTextExpression' || node.type === 'html') return '';
  if ('value' in node) return node.value.replace(/\n/g, ' ');
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}
