import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** All nodes of the given types in a tree, in reading order. */
export function nodesOf<Type extends Nodes['type']>(root: Nodes, ...types: Type[]): NodeOf<Type>[] {
  const nodes: NodeOf<Type>[] = [];
  visit(root, types, (node) => void nodes.push(node as NodeOf<Type>));
  return nodes;
}

/** The range of a node in its source, as offsets. */
export function rangeOf({ position }: Nodes): [from: number, to: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** All JSX elements in a tree, in reading order. */
export function elementsOf(root: Nodes): Element[] {
  return nodesOf(root, 'mdxJsxFlowElement', 'mdxJsxTextElement');
}

/** The imports and exports of a page. */
export function statementsOf(root: Root) {
  return nodesOf(root, 'mdxjsEsm').flatMap(({ data }) => data?.estree?.body ?? []);
}

/** The names that a page imports or exports. */
export function declaredNames(root: Root): string[] {
  return statementsOf(root).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    const named = declared && 'declarations' in declared ? declared.declarations : [declared];
    return named.flatMap((one) => (one && 'id' in one && one.id?.type === 'Identifier' ? one.id.name : []));
  });
}

/** A new element without children, for plugins that add one to a page. */
export function elementWith(name: string, attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}

/** The attributes of an element that have string values; those without a value are empty strings. */
export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value !== 'object' ? [[item.name, item.value ?? '']] : [],
    ),
  );
}
