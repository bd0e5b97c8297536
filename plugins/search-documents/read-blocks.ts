import type { Code, List, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { embeddedFile } from '../page-source.ts';
import { headingText } from './heading-text.ts';

/** A piece of a page's text that stands on lines of its own. */
export interface Block {
  kind: 'heading' | 'text' | 'code';
  text: string;
  /** Rows and list items that point to another place: where in the text they start, and the address as written. */
  pointers?: { start: number; to: string }[];
}

export interface Sources {
  /** The text of a file that a fence embeds, by the value of its `file=`. */
  readEmbedded(file: string): string;
  /** What a component shows, by its name and its attributes; components without an entry show their children. */
  components: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>>;
}

/**
 * Reads what a page says, in the order in which readers meet it.
 *
 * @param tree the page, without frontmatter and with its fragments in place
 */
export function readBlocks(tree: Root, sources: Sources): Block[] {
  const blocks: Block[] = [];
  const add = (kind: Block['kind'], text: string) => {
    // Some signs, and more blank lines than one, are marks where documents are packed.
    const trimmed = text
      .replace(/[\u200b\x7f\x80]/g, '')
      .trim()
      .replace(/\n{3,}/g, '\n\n');
    if (trimmed) blocks.push({ kind, text: trimmed });
  };
  const addLines = <Line extends Nodes>(lines: readonly Line[], textOf: (line: Line) => string) => {
    const pointers: NonNullable<Block['pointers']> = [];
    let text = '';
    for (const line of lines) {
      const words = textOf(line).replace(/\s+/g, ' ').trim();
      const start = text === '' ? 0 : text.length + 1;
      text = text === '' ? words : `${text}\n${words}`;
      for (const to of pagesLinkedFrom(line)) pointers.push({ start, to });
    }
    blocks.push({ kind: 'text', text, ...(pointers.length > 0 && { pointers }) });
  };
  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'heading':
        // The page's title is a field of its own.
        return node.depth === 1 ? undefined : add('heading', headingText(inlineText(node)));
      case 'paragraph':
        return add('text', inlineText(node));
      case 'code':
        return add('code', codeText(node, sources));
      case 'table':
        return addLines(node.children, (row) => row.children.map(inlineText).join(' \u00b7 '));
      case 'list':
        return isPlain(node) ? addLines(node.children, inlineText) : node.children.forEach(read);
      case 'mdxJsxFlowElement': {
        const component = sources.components[node.name ?? ''];
        return component ? add('code', component(attributesOf(node))) : node.children.forEach(read);
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

/** A list whose items are a line each. */
function isPlain({ children }: List): boolean {
  return children.every((item) => item.children.length === 1 && item.children[0]?.type === 'paragraph');
}

function pagesLinkedFrom(node: Nodes): string[] {
  if (node.type === 'link') return node.url.startsWith('/') ? [node.url] : [];
  return 'children' in node ? [...new Set(node.children.flatMap(pagesLinkedFrom))] : [];
}

function codeText(node: Code, { readEmbedded }: Sources): string {
  const file = embeddedFile(node.meta);
  return file ? readEmbedded(file) : node.value;
}

function inlineText(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxTextExpression' || node.type === 'html') return '';
  if ('value' in node) return node.value.replace(/\n/g, ' ');
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}

function attributesOf({ attributes }: MdxJsxFlowElement): Record<string, string> {
  const named = attributes.filter((item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute');
  return Object.fromEntries(named.map(({ name, value }) => [name, typeof value === 'string' ? value : '']));
}
