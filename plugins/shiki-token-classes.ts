import { brokenSeam } from './seams.ts';

/** A node of highlighted code. */
type Node = { type: string; value?: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

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
