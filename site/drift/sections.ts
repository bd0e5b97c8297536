import { hash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { headingsOf } from '../pages/headings.ts';
import type { Page } from '../pages/page.ts';
import { parsePage } from '../pages/parse-page.ts';
import { type Part, partsOf } from '../pages/parts.ts';

/** A section of a page, identified by its content. */
export interface Section extends Pick<Part, 'id' | 'line'> {
  hash: string;
}

/** Parses a page's source into its sections. */
export function readSections(text: string): Map<string, Section> {
  const root = parsePage(text);
  return sectionsOf({ root, headings: headingsOf(root, text) });
}

/** The sections of a page by id, in order. */
export function sectionsOf(page: Pick<Page, 'root' | 'headings'>): Map<string, Section> {
  return new Map(partsOf(page).map(({ id, line, nodes }) => [id, { id, line, hash: hashOf(nodes) }]));
}

/** The node properties that are hashed, besides type and content. */
const COUNTED = ['depth', 'ordered', 'checked', 'lang', 'meta', 'url', 'alt', 'title', 'name', 'identifier'];

/** Search keywords are chosen per language, not translated. */
const OWN_TO_A_LANGUAGE = ['keywords'];

const STATED_ID = /\s*\\?\{#[^}]+\}\s*$/;

/** A hash of the nodes' content that ignores their formatting. */
function hashOf(nodes: readonly Nodes[]): string {
  return hash('sha256', JSON.stringify(joinWords(nodes))).slice(0, 10);
}

/**
 * The content of a node without formatting: ignores line breaks, whitespace, table padding, the choice of `*` or `_`,
 * comments and explicit heading ids. Embedded files count by path, not content.
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

/** Joins adjacent strings, which a comment or line break separates in the tree. */
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

/** The frontmatter entries, sorted by key. */
function frontmatterOf(yaml: string): unknown {
  const values = (parse(yaml) ?? {}) as Record<string, unknown>;
  return Object.entries(values)
    .filter(([key]) => !OWN_TO_A_LANGUAGE.includes(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
