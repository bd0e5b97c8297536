import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { elementWith } from '../../shared/pages/elements.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';

/**
 * Follows the remark plugin of `@rspress/plugin-preview`, which puts a `<Preview>` around a live fence and its component,
 * and an import of the component into the page: instead, an empty `<Preview>` before the fence names the file, so that it
 * is hydrated alone, and the page does not load it.
 *
 * @param files the files that can be loaded
 */
export const remarkLive: Plugin<[ReadonlySet<string>], Root> = (files) => (tree, page) => {
  const replaced = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const [code, component] = node.children as [Code?, MdxJsxFlowElement?];
    if (node.name !== 'Preview' || code?.type !== 'code' || !component?.name || !parent || index === undefined) return;
    const file = metaAttribute(code.meta, 'file')?.replace('<root>/', '') ?? '';
    const title = metaAttribute(code.meta, 'title') ?? '';
    if (!file.startsWith('examples/'))
      page.fail('a live fence has to embed a file of examples/ — write file="<root>/examples/…"', code.position);
    if (!files.has(file)) page.fail(`${file} is live on no page yet — start the command again`, code.position);
    replaced.add(component.name);
    parent.children.splice(index, 1, elementWith('Preview', { file, title }), code);
    return [SKIP, index + 2];
  });
  tree.children = tree.children.filter(
    (node) =>
      node.type !== 'mdxjsEsm' ||
      !node.data?.estree?.body.some(
        (statement) =>
          statement.type === 'ImportDeclaration' && statement.specifiers.some(({ local }) => replaced.has(local.name)),
      ),
  );
};
