import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { elementWith, statementsOf } from '../../shared/pages/elements.ts';
import { metaAttribute } from '../../shared/pages/fences-of.ts';

type Options = [files: ReadonlySet<string>, moduleOf: (file: string) => string];

/**
 * Follows the remark plugin of `@rspress/plugin-preview`, which puts a `<Preview>` around a live fence and its component,
 * and an import of the component into the page. Instead, an empty `<Preview>` before the fence names the file, so that it
 * is hydrated alone, which needs no script of the page. That script still brings the component along: after a navigation
 * inside the application it is rendered at once, so that nothing below it moves.
 *
 * @param files the files that can be loaded
 * @param moduleOf the module that adds the component of a file to `demos`
 */
export const remarkLive: Plugin<Options, Root> = (files, moduleOf) => (tree, page) => {
  /** By the name that the page gives to the component. */
  const live = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const [code, component] = node.children as [Code?, MdxJsxFlowElement?];
    if (node.name !== 'Preview' || code?.type !== 'code' || !component?.name || !parent || index === undefined) return;
    const file = metaAttribute(code.meta, 'file')?.replace('<root>/', '') ?? '';
    const title = metaAttribute(code.meta, 'title') ?? '';
    if (!file.startsWith('examples/'))
      page.fail('a live fence has to embed a file of examples/ — write file="<root>/examples/…"', code.position);
    if (!files.has(file)) page.fail(`${file} is live on no page yet — start the command again`, code.position);
    live.set(component.name, file);
    parent.children.splice(index, 1, elementWith('Preview', { file, title }), code);
    return [SKIP, index + 2];
  });
  for (const statement of statementsOf(tree)) {
    if (statement.type !== 'ImportDeclaration') continue;
    const file = live.get(statement.specifiers[0]?.local.name ?? '');
    if (file === undefined) continue;
    statement.specifiers = [];
    statement.source = { type: 'Literal', value: moduleOf(file) };
  }
};
