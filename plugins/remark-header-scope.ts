import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Tells that the first row of a table heads its columns, which screen readers cannot guess where its corner is empty. */
export const remarkHeaderScope: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', ({ children: [head] }) => {
    // An empty corner heads nothing; the theme makes no header of it.
    const cells = head?.children.filter(({ children }) => children.length > 0) ?? [];
    for (const cell of cells) cell.data = { ...cell.data, hProperties: { scope: 'col' } };
  });
};
