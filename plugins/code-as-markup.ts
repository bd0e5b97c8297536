import { valueToEstree } from 'estree-util-value-to-estree';

/** The part of a tree of markup that highlighted code consists of; in the end also an element of MDX. */
type Node = {
  type: string;
  value?: string;
  tagName?: string;
  name?: string;
  properties?: Record<string, unknown>;
  attributes?: unknown[];
  children?: Node[];
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/**
 * A transformer of Shiki that leaves code as one string of markup, where MDX makes a call of each
 * word: a browser parses a quarter less of a page's script, and in a block there is nothing for React to
 * hydrate, for the server to render, or for the compiler to read. Lines are elements only in blocks that
 * number or mark them, so that a browser has fewer to lay out. It comes last.
 */
export const codeAsMarkup = {
  name: 'code-as-markup',
  root(tree: object): void {
    replaceCode(tree as Node);
  },
};

function replaceCode(node: Node, parent?: Node): void {
  if (node.tagName !== 'code') {
    for (const child of node.children ?? []) replaceCode(child, node);
    return;
  }
  const lines = node.children ?? [];
  const isPlain = !parent?.properties?.lineNumbers && lines.every((line) => line.type === 'text' || isPlainLine(line));
  const content = isPlain ? lines.flatMap((line) => line.children ?? line) : lines;
  const expression = valueToEstree({ __html: content.map(markupOf).join('') });
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
  const attributes = [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value }];
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, { type: 'mdxJsxFlowElement', name: 'code', attributes, children: [] });
}

function isPlainLine({ properties = {} }: Node): boolean {
  return Object.keys(properties).length === 1 && properties.class === 'line';
}

/**
 * Writes a piece of highlighted code as HTML.
 *
 * @throws Error for what code never has, such as comments
 */
function markupOf({ type, value = '', tagName, properties = {}, children = [] }: Node): string {
  if (type === 'text') return value.replace(/[&<]/g, escaped);
  if (type !== 'element') throw new Error(`code-as-markup: a block of code has a node of type "${type}"`);
  const attributes = Object.entries(properties).map(([name, value]) => ` ${attributeOf(name, value)}`);
  const content = children.map(markupOf).join('');
  // Shiki puts one around each line of plain text.
  if (tagName === 'span' && attributes.length === 0) return content;
  return `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** Shiki names classes as HTML does, other plugins as React does. */
function attributeOf(name: string, value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return `${name === 'className' ? 'class' : name}="${text.replace(/[&<"]/g, escaped)}"`;
}

function escaped(character: string): string {
  return ESCAPES[character] ?? character;
}
