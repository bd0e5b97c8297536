import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function elementsOf(root: Nodes): Element[] {
  const elements: Element[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void elements.push(node as Element));
  return elements;
}

/** The attributes of an element that have string values; those without a value are empty strings. */
export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value !== 'object' ? [[item.name, item.value ?? '']] : [],
    ),
  );
}
