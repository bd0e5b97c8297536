import type { List, Nodes, Root } from 'mdast';
import type { Component } from '../../shared/define-component.ts';
import { attributesOf } from '../../shared/pages/elements.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';
import { contentWords } from '../../shared/words.ts';
import { readEmbedded } from '../page-source.ts';

/** A block of a page's content. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  text: string;
}

/** What is searched of components; those without a text of their own contribute their children. */
type Searchable = readonly Pick<Component, 'name' | 'searchText'>[];

/**
 * Splits a page into blocks, in reading order.
 *
 * @param tree the page without frontmatter, with its fragments inlined
 */
export function readBlocks(tree: Root, components: Searchable): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], text: string) => {
    // Blank lines separate blocks.
    const trimmed = text
      .replaceAll('\u200b', '')
      .trim()
      .replace(/\n{3,}/g, '\n\n');
    if (trimmed) blocks.push({ kind, text: trimmed });
  };
  const addLines = <Line extends Nodes>(lines: readonly Line[], textOf: (line: Line) => string) =>
    add('text', lines.map((line) => textOf(line).replace(/\s+/g, ' ').trim()).join('\n'));
  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'heading':
        // The page's title is a separate field.
        return node.depth === 1 ? undefined : add('heading', headingText(inlineText(node)));
      case 'paragraph':
        return add('text', inlineText(node));
      case 'code': {
        const file = metaAttribute(node.meta, 'file');
        return add('code', file ? readEmbedded(file) : node.value);
      }
      case 'table':
        return addLines(node.children, (row) => row.children.map(inlineText).join(' \u00b7 '));
      case 'list':
        return isPlain(node) ? addLines(node.children, inlineText) : node.children.forEach(read);
      case 'mdxJsxFlowElement': {
        const component = components.find(({ name }) => name === node.name);
        return component?.searchText
          ? add('code', component.searchText(attributesOf(node)))
          : node.children.forEach(read);
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
