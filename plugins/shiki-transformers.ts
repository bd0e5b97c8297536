import { propOf } from './remark-build-props.ts';
import { brokenSeam } from './seams.ts';

/** A node of highlighted code: HTML, or MDX once it has been replaced. */
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
 * A Shiki transformer that turns highlighted code into one HTML string; MDX would generate a call per token. Browsers
 * parse a quarter less JavaScript per page, and React has nothing to hydrate in code blocks. Lines stay elements only
 * in blocks with line numbers or highlights. Has to be the last transformer.
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
  const html = { __html: markupOf(node, Boolean(parent?.properties?.lineNumbers)) };
  const attributes = [propOf('dangerouslySetInnerHTML', html)];
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, { type: 'mdxJsxFlowElement', name: 'code', attributes, children: [] });
}

/** The HTML of a highlighted block's code. */
export function codeMarkup(tree: object): string {
  const { tagName, children = [] } = tree as Node;
  return tagName === 'code' ? markupOf(tree as Node, false) : children.map(codeMarkup).join('');
}

function markupOf({ children = [] }: Node, isNumbered: boolean): string {
  const isPlain = !isNumbered && children.every((line) => line.type === 'text' || isPlainLine(line));
  const content = isPlain ? children.flatMap((line) => line.children ?? line) : children;
  return content.map(htmlOf).join('');
}

function isPlainLine({ properties = {} }: Node): boolean {
  return Object.keys(properties).length === 1 && properties.class === 'line';
}

/** @throws for a node type that highlighted code never has, such as a comment */
function htmlOf({ type, value = '', tagName, properties = {}, children = [] }: Node): string {
  if (type === 'text') return value.replace(/[&<]/g, escaped);
  if (type !== 'element') throw new Error(`static-code: a code block has a node of type "${type}"`);
  const attributes = Object.entries(properties).map(([name, value]) => ` ${attributeOf(name, value)}`);
  const content = children.map(htmlOf).join('');
  // Shiki wraps each line of plain text in a span without attributes.
  if (tagName === 'span' && attributes.length === 0) return content;
  return `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** Shiki uses `class`, other plugins use React's `className`. */
function attributeOf(name: string, value: unknown): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return `${name === 'className' ? 'class' : name}="${text.replace(/[&<"]/g, escaped)}"`;
}

function escaped(character: string): string {
  return ESCAPES[character] ?? character;
}

const TOKEN_STYLE = /^color:\s*var\(--shiki-(?:foreground|token-([a-z-]+))\)$/;

/**
 * A Shiki transformer that replaces inline styles by classes such as `token-keyword` (see
 * `theme/code-block/tokens.css`), because a content security policy would have to list every style. Unwraps text in the
 * default color.
 *
 * @throws for a style without a class, such as one of another Shiki theme
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
  node.children = node.children.flatMap(withClass);
}

function withClass(node: Node): Node[] {
  const { style, ...rest } = node.properties ?? {};
  if (typeof style !== 'string') return [node];
  const match = TOKEN_STYLE.exec(style);
  if (!match) throw brokenSeam('token-styles', `there is no class for the style "${style}" of a code block`);
  const added = match[1] && `token-${match[1]}`;
  if (!added && Object.keys(rest).length === 0) return node.children ?? [];
  const names = [rest.class, added].filter(Boolean).join(' ');
  return [{ ...node, properties: { ...rest, ...(names && { class: names }) } }];
}

/** The log level at the beginning of a line. */
const LEVEL = /^(?:(ready|start|info|warn|error)(?=\s{2,})|(?:\w*Error|error)\b)/;

/** A Shiki transformer that colors the log levels in program output. */
export const logLevels = {
  name: 'log-levels',
  line(this: { options: { lang: string } }, line: object): void {
    const { children = [] } = line as Node;
    const first = children[0];
    const text = first?.children?.[0] ?? first;
    const [word, level = 'error'] = LEVEL.exec(text?.value ?? '') ?? [];
    if (this.options.lang !== 'text' || !word || !text?.value) return;
    const rest = text.value.slice(word.length);
    const token = { type: 'element', tagName: 'span', properties: { class: `token-${level}` } };
    (line as Node).children = [
      { ...token, children: [{ type: 'text', value: word }] },
      { type: 'text', value: rest },
      ...children.slice(1),
    ];
  },
};
