import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that bring code, styles or pages of others, which the policy of the site refuses. */
const REFUSED = ['script', 'iframe', 'style', 'object', 'embed'];

/** Attributes that React has under another name, or not in quotes. The first row that fits counts. */
const ATTRIBUTES: readonly (readonly [name: RegExp, onlyInQuotes: boolean, what: string, how: string])[] = [
  [/^style$/, true, 'a style in quotes, with which the page stays blank', 'take it out; looks belong to theme/'],
  [/^on[a-z]/i, false, 'code that answers an event', 'take it out; what readers operate is a component of theme/'],
  [/^class$/, false, 'class, which React calls className', 'take it out; looks belong to theme/'],
];

export const htmlIsSafe: Check = {
  name: 'html',
  looksAt: 'elements',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const elements: Element[] = [];
      visit(page.root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void elements.push(node as Element));
      looked(elements.length);
      for (const element of elements) yield* faultsOf(page, element);
    }
  },
};

function* faultsOf(page: Page, { name, attributes, position }: Element): Generator<Finding> {
  const at = position?.start.offset ?? 0;
  if (name && REFUSED.includes(name)) {
    const how = 'take it out; link to what it shows, or write a component in theme/';
    yield findingAt(page, at, `<${name}>, which no page may have`, how);
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const inQuotes = typeof attribute.value === 'string';
    const row = ATTRIBUTES.find(([wrong, onlyInQuotes]) => wrong.test(attribute.name) && (inQuotes || !onlyInQuotes));
    if (row) yield findingAt(page, attribute.position?.start.offset ?? at, row[2], row[3]);
  }
}
