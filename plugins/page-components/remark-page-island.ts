import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { type Element, elementsOf, elementWith, nodesOf } from '../../shared/pages/elements.ts';

/** Imports that have no behavior in the browser. */
const CONTENT = /\.(?:mdx?|css|json|svg|png|jpe?g|gif|webp|avif)$/;

/** A handler in the code of an expression. */
const HANDLER = /\bon[A-Z]\w*\s*[=:]/;

/**
 * Marks pages with code of their own, so that they are hydrated as a whole when the browser is idle: those that import
 * or export some, since the build knows nothing about the components that they import, and those with handlers.
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
  const hasHandler = () =>
    elementsOf(tree).some(handles) ||
    nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression').some(({ value }) => HANDLER.test(value));
  if (!hasCode && !hasHandler()) return;
  tree.children.push(elementWith('div', { hidden: '', 'data-island': 'page', 'data-hydrate': 'idle' }));
};

/** Whether an element has an attribute that only does something in the browser: a handler, another function, or any. */
function handles({ attributes }: Element): boolean {
  return attributes.some((one) => {
    if (one.type === 'mdxJsxExpressionAttribute') return true;
    if (typeof one.value !== 'object' || one.value === null) return false;
    const [statement] = one.value.data?.estree?.body ?? [];
    const isFunction = statement?.type === 'ExpressionStatement' && /Function/.test(statement.expression.type);
    return isFunction || /^on[A-Z]/.test(one.name);
  });
}
