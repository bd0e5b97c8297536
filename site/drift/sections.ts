import { createHash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { headingsOf } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { parsePage } from '../pages/parse-page.ts';
import { type Part, partsOf } from '../pages/parts.ts';

/** A part of a page, by what it says. */
export interface Section extends Pick<Part, 'id' | 'line'> {
  hash: string;
}

/** The sections of a page's source. */
export function readSections(text: string): Map<string, Section> {
  const root = parsePage(text);
  return sectionsOf({ root, headings: headingsOf(root, text) });
}

/** The sections of a page by their ids, in order. */
export function sectionsOf(page: Pick<Page, 'root' | 'headings'>): Map<string, Section> {
  return new Map(partsOf(page).map(({ id, line, nodes }) => [id, { id, line, hash: hashOf(nodes) }]));
}

/** The properties of a node that count, besides its type and content. */
const COUNTED = ['depth', 'ordered', 'checked', 'lang', 'meta', 'url', 'alt', 'title', 'name', 'identifier'];

/** Keywords for search are not translations of each other. */
const OWN_TO_A_LANGUAGE = ['keywords'];

const STATED_ID = /\s*\\?\{#[^}]+\}\s*$/;

/** A hash that changes with the content of nodes, but not with their layout. */
function hashOf(nodes: readonly Nodes[]): string {
  return createHash('sha256')
    .update(JSON.stringify(joinWords(nodes)))
    .digest('hex')
    .slice(0, 10);
}

/**
 * The content of a node without its layout: line breaks, spaces between words, table padding, the choice of `*` or `_`,
 * comments and stated ids do not count. An embedded file counts by its path.
 */
function normalForm(node: Nodes): unknown {
  const { type } = node;
  if (type === 'text') return node.value.replace(/\s+/g, '');
  if (type === 'break' || isComment(node)) return '';
  if (type === 'yaml') return [type, frontmatterOf(node.value)];
  const own = node as unknown as Record<string, unknown>;
  const counted = COUNTED.flatMap((key) => (own[key] == null ? [] : [[key, String(own[key]).replace(/\s+/g, ' ')]]));
  const value = 'value' in node ? [node.value.replace(/\r\n/g, '\n').trimEnd()] : [];
  const attributes = 'attributes' in node ? node.attributes.map(attributeOf) : [];
  return [type, ...counted, ...value, ...attributes, ...joinWords('children' in node ? node.children : [])];
}

/** Joins texts that a comment or a line break separates in the tree. */
function joinWords(nodes: readonly Nodes[]): unknown[] {
  const pieces: unknown[] = [];
  for (const piece of nodes.map(normalForm)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces.map((piece) => (typeof piece === 'string' ? piece.replace(STATED_ID, '') : piece));
}

function isComment(node: Nodes): boolean {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
}

function attributeOf(attribute: object): unknown {
  const { name, value } = attribute as { name?: string; value?: string | { value: string } | null };
  return [name, typeof value === 'object' ? value?.value.trim() : value];
}

/** The frontmatter, sorted by keys. */
function frontmatterOf(yaml: string): unknown {
  const values = (parse(yaml) ?? {}) as Record<string, unknown>;
  return Object.entries(values)
    .filter(([key]) => !OWN_TO_A_LANGUAGE.includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
