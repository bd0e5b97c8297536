import { valueToEstree } from 'estree-util-value-to-estree';
import { brokenSeam } from './seams.ts';

/** A node of highlighted code: of HTML at first, and of MDX once it is replaced. */
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
 * A Shiki transformer that turns highlighted code into one HTML string, where MDX would write a call per token.
 * Browsers parse a quarter less script per page, and React has nothing to hydrate in a code block. Lines stay
 * elements only in blocks that number or mark them. It must be the last transformer.
 */
export const staticCode = {
  name: 'static-code',
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
  const expression = valueToEstree({ __html: content.map(htmlOf).join('') });
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
  const attributes = [{ type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value }];
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, { type: 'mdxJsxFlowElement', name: 'code', attributes, children: [] });
}

function isPlainLine({ properties = {} }: Node): boolean {
  return Object.keys(properties).length === 1 && properties.class === 'line';
}

/** @throws for a node that highlighted code never has, such as a comment */
function htmlOf({ type, value = '', tagName, properties = {}, children = [] }: Node): string {
  if (type === 'text') return value.replace(/[&<]/g, escaped);
  if (type !== 'element') throw new Error(`static-code: a code block has a node of type "${type}"`);
  const attributes = Object.entries(properties).map(([name, value]) => ` ${attributeOf(name, value)}`);
  const content = children.map(htmlOf).join('');
  // Shiki wraps each line of plain text in a bare span.
  if (tagName === 'span' && attributes.length === 0) return content;
  return `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** Shiki names the class as HTML does, other plugins as React does. */
function attributeOf(name: string, value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return `${name === 'className' ? 'class' : name}="${text.replace(/[&<"]/g, escaped)}"`;
}

function escaped(character: string): string {
  return ESCAPES[character] ?? character;
}

const TOKEN_STYLE = /^color:\s*var\(--shiki-(?:foreground|token-([a-z-]+))\)$/;

/**
 * A Shiki transformer that gives tokens a class such as `token-keyword` (see `theme/code-block/tokens.css`) in
 * place of a style, which a content security policy would have to allow one by one. Text in the default colour
 * needs no element, and neighbours of one class share one: a fifth less elements on a page with much code.
 *
 * @throws for a style that has no class, such as one of another Shiki theme
 */
export const tokenClasses = {
  name: 'token-classes',
  root(tree: object): void {
    simplify(tree as Node);
  },
};

function simplify(node: Node): void {
  if (node.tagName === 'pre') delete node.properties?.style;
  if (!node.children) return;
  for (const child of node.children) simplify(child);
  node.children = joined(node.children.flatMap(withClass));
}

function withClass(node: Node): Node[] {
  const { style, ...rest } = node.properties ?? {};
  if (typeof style !== 'string') return [node];
  const match = TOKEN_STYLE.exec(style);
  if (!match) throw brokenSeam('token-styles', `no class stands for the style "${style}" of a code block`);
  const added = match[1] && `token-${match[1]}`;
  if (!added && Object.keys(rest).length === 0) return node.children ?? [];
  const names = [rest.class, added].filter(Boolean).join(' ');
  return [{ ...node, properties: { ...rest, ...(names && { class: names }) } }];
}

/** Merges neighbouring texts, and neighbouring tokens of one class. */
function joined(nodes: Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      all[all.length - 1] = { type: 'text', value: `${last.value}${node.value}` };
    } else if (last && hasSameClass(last, node)) {
      all[all.length - 1] = { ...last, children: joined([...(last.children ?? []), ...(node.children ?? [])]) };
    } else all.push(node);
  }
  return all;
}

/** Whether two tokens have the same class and no other property. */
function hasSameClass(one: Node, other: Node): boolean {
  const [first, second] = [one, other].map(({ properties = {} }) =>
    Object.keys(properties).length === 1 ? properties.class : undefined,
  );
  return typeof first === 'string' && first.startsWith('token-') && first === second;
}
