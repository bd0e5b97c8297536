import type { ElementContent } from 'hast';
import type { Heading, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Where inline code is split: at a flag, query or short string, which is captured, and before a dot or capital letter in
 * a long word, where nothing is.
 */
const SEPARATOR = /((?<!\S)(?:--?|\?)\w[\w-]*|"[^"]{1,16}")|(?<=\S{4}[a-z])(?=[A-Z]\S{4}|\.[a-z]\S{3})/;

/**
 * Marks a table's first row as column headers, since with an empty corner screen readers can't infer that, and its first
 * column as row headers. A table is named for the heading above it; a second one below that gets a number. In text and
 * tables, long identifiers may break at their parts, and flags, queries and short strings never break.
 */
export const remarkTables: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    // The theme renders an empty corner as a plain cell.
    const cells = table.children[0]?.children.filter(({ children }) => children.length > 0) ?? [];
    for (const cell of cells) cell.data = { ...cell.data, hProperties: { scope: 'col' } };
    for (const { children } of table.children.slice(1)) {
      const [first] = children;
      if (!first || first.children.length === 0 || children.length < 2) continue;
      first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
    }
  });
  nameTables(tree);
  // In headings, elements would become part of the id.
  visit(tree, ['paragraph', 'tableCell'], (block) => {
    visit(block, 'inlineCode', (code) => {
      code.data = { ...code.data, hChildren: breakable(code.value) };
    });
  });
  visit(tree, 'tableCell', (cell) => {
    visit(cell, 'link', (link) => {
      const [text, ...others] = link.children;
      if (text?.type === 'text' && others.length === 0) link.data = { ...link.data, hChildren: breakable(text.value) };
    });
  });
};

function nameTables(tree: Root): void {
  let heading = '';
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'heading') [heading, count] = [textOf(node), 0];
    if (node.type !== 'table' || !heading) return;
    count += 1;
    const name = count > 1 ? `${heading} (${count})` : heading;
    node.data = { ...node.data, hProperties: { 'data-name': name } };
  });
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  // The id is part of the text until Rspress reads it.
  return text.replace(/\s*\\?\{#[^}]*\}\s*$/, '').trim();
}

function breakable(code: string): ElementContent[] {
  const parts: (string | undefined)[] = code.split(SEPARATOR).filter((part) => part !== '');
  return parts.map((value) => {
    if (value === undefined) return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
    const text = { type: 'text', value } as const;
    return /^[-?"]/.test(value) ? { type: 'element', tagName: 'span', properties: {}, children: [text] } : text;
  });
}
