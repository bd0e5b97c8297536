import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Marks the first row of a table as column headers, which screen readers can't guess where its corner is empty. */
export const remarkHeaderScope: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', ({ children: [head] }) => {
    // The theme renders an empty corner as a plain cell.
    const cells = head?.children.filter(({ children }) => children.length > 0) ?? [];
    for (const cell of cells) cell.data = { ...cell.data, hProperties: { scope: 'col' } };
  });
};
