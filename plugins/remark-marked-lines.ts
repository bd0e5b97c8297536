import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { markReader } from '../shared/pages/marked-lines.ts';

/** Writes the numbers of the lines that a fence marks into its meta, where the transformer `markedLines` reads them. */
export const remarkMarkedLines: Plugin<[], Root> = () => (tree) => {
  const read = markReader();
  visit(tree, 'code', (node) => {
    const lines = read(node.meta ?? '', node.value);
    if (lines?.length) node.meta += ` marked="${lines.join(',')}"`;
  });
};
