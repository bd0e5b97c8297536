import type { Root } from 'mdast';
import type { Plugin } from 'unified';

/** What pages import that does nothing in the browser. */
const CONTENT = /\.(?:mdx?|css|json|svg|png|jpe?g|gif|webp|avif)$/;

/**
 * Marks a page that imports or exports code of its own, so that it is hydrated when the browser is idle. The application
 * leaves the main part of other pages as the server wrote it: no component there runs an effect or answers a click.
 */
export const remarkPageIsland: Plugin<[], Root> = () => (tree) => {
  const hasCode = tree.children.some(
    (node) =>
      node.type === 'mdxjsEsm' &&
      // What other plugins have added has no position.
      node.position &&
      node.data?.estree?.body.some(
        (statement) => statement.type !== 'ImportDeclaration' || !CONTENT.test(String(statement.source.value)),
      ),
  );
  if (!hasCode) return;
  const attributes = Object.entries({ hidden: '', 'data-island': 'page', 'data-start': 'idle' }).map(
    ([name, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name,
      value,
    }),
  );
  tree.children.push({ type: 'mdxJsxFlowElement', name: 'div', attributes, children: [] });
};
