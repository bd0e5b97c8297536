import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { elementWith } from '../../shared/pages/elements.ts';

/** Imports that have no behavior in the browser. */
const CONTENT = /\.(?:mdx?|css|json|svg|png|jpe?g|gif|webp|avif)$/;

/**
 * Marks pages that import or export code, so that they are hydrated as a whole when the browser is idle: the build knows
 * nothing about the components that they import.
 */
export const remarkPageIsland: Plugin<[], Root> = () => (tree) => {
  const hasCode = tree.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      // Nodes added by other plugins have no position.
      node.position &&
      node.data?.estree?.body.some(
        (statement) => statement.type !== 'ImportDeclaration' || !CONTENT.test(String(statement.source.value)),
      ),
  );
  if (!hasCode) return;
  tree.children.push(elementWith('div', { hidden: '', 'data-island': 'page', 'data-hydrate': 'idle' }));
};
