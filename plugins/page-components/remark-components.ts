import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { Component } from '../../shared/define-component.ts';
import { languageOfFile, prefixOf } from '../../shared/languages.ts';
import { attributesOf, type Element } from '../../shared/pages/elements.ts';
import { parsePage } from '../../shared/pages/parse-page.ts';
import { wordsIn } from '../../shared/words.ts';

/**
 * Adds to components, while their page is compiled, the props and the content that their definitions take from the
 * build, so that a page contains only its own data. Errors are reported at the component's line.
 */
export const remarkComponents: Plugin<[readonly Component[]], Root> = (components) => async (tree, file) => {
  const lang = languageOfFile(file.path ?? '');
  const found: [Element, Component][] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const component = components.find(({ name }) => name === (node as Element).name);
    if (component) found.push([node as Element, component]);
  });
  for (const [element, { props, content, texts }] of found) {
    const attributes = attributesOf(element);
    try {
      const added = Object.entries((await props?.(attributes)) ?? {});
      element.attributes.push(...added.map(([name, value]) => propOf(name, value)));
      if (content) element.children = childrenOf(content(attributes, wordsIn(lang, texts), { lang }), lang);
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), element.position);
    }
  }
};

/** The children of an element, from Markdown whose links name no language. */
function childrenOf(markdown: string, lang: string): Element['children'] {
  const { children } = structuredClone(parsePage(markdown));
  for (const child of children)
    visit(child, 'link', (link) => {
      if (link.url.startsWith('/')) link.url = prefixOf(lang) + link.url;
    });
  return children as Element['children'];
}

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
