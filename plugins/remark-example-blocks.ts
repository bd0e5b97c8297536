import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

export type ExampleBlocksOptions = {
  /** The version of the tool that built the examples. */
  version: string;
  /** The address of the folder of examples in the repository, without a slash at its end. */
  examples: string;
};

/**
 * Adds a note under code from an example: which version built it, and a link to the example. Neighbouring blocks of
 * one example share a note. The line break at the end of an embedded file is removed.
 */
export const remarkExampleBlocks: Plugin<[ExampleBlocksOptions], Root> =
  ({ version, examples }) =>
  (tree) => {
    visit(tree, 'code', (node, index, parent) => {
      const example = exampleOf(node);
      if (example === undefined || parent === undefined || index === undefined) return;
      node.value = node.value.replace(/\n$/, '');
      if (exampleOf(parent.children[index + 1]) === example) return;
      const mark = markOf({ version, href: `${examples}/${example}` });
      parent.children.splice(index + 1, 0, mark as Parents['children'][number]);
      return [SKIP, index + 2];
    });
  };

function exampleOf(node: unknown): string | undefined {
  const { type, meta } = (node ?? {}) as Partial<Code>;
  return type === 'code' ? /\bfile="<root>\/examples\/([^/"]+)\//.exec(meta ?? '')?.[1] : undefined;
}

function markOf(attributes: Record<string, string>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'ExampleMark',
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
