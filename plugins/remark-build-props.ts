import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf, type Element } from '../shared/pages/elements.ts';

type Attributes = Readonly<Record<string, string>>;

/** Functions from a component's attributes to its additional props, by component. */
export type BuildProps = Readonly<Record<string, (attributes: Attributes) => Record<string, unknown>>>;

/**
 * Adds data to components while their page is compiled, so that a page contains only its own data. Errors are reported
 * at the component's line.
 */
export const remarkBuildProps: Plugin<[BuildProps], Root> = (buildProps) => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    const propsOf = element.name ? buildProps[element.name] : undefined;
    if (!propsOf) return;
    try {
      const props = Object.entries(propsOf(attributesOf(element)));
      element.attributes.push(...props.map(([name, value]) => propOf(name, value)));
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), element.position);
    }
    return SKIP;
  });
};

/** The attribute `name={value}`, for any value. */
export function propOf(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}
