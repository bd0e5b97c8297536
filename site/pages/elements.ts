import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The JSX elements of a tree. */
export function elementsOf(root: Nodes): Element[] {
  const elements: Element[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void elements.push(node as Element));
  return elements;
}

/** The attributes of an element whose values are texts; one without a value has an empty text. */
export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value !== 'object' ? [[item.name, item.value ?? '']] : [],
    ),
  );
}
