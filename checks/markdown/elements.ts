import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findingAt } from '../../site/findings/format-finding.ts';
import { near } from '../../site/near.ts';
import type { Page } from '../../site/pages/page.ts';
import { pageCheck } from '../check.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The JSX elements of a page. */
export function elementsOf({ root }: Pick<Page, 'root'>): Element[] {
  const elements: Element[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => void elements.push(node as Element));
  return elements;
}

export const knownComponents = pageCheck('known-components', 'components', function* (page, looked, site) {
  const imported = [...page.text.matchAll(/^import\s+(.+?)\s+from\b/gm)].flatMap(([, names = '']) =>
    names.split(/[{},\s]+/),
  );
  const known = [...imported, ...site.components];
  for (const { name, position } of elementsOf(page)) {
    const [component = ''] = (name ?? '').split('.');
    if (!/^[A-Z]/.test(component)) continue;
    looked();
    if (known.includes(component)) continue;
    const meant = near(component, known);
    const how = meant ? `did you mean <${meant}>?` : 'import it, or write it as code';
    yield findingAt(page, position?.start.offset ?? 0, `there is no component <${component}>`, how);
  }
});

/** Elements that run code or embed other sites, which the content security policy refuses. */
const REFUSED = ['script', 'iframe', 'style', 'object', 'embed'];

export const noUnsafeHtml = pageCheck('no-unsafe-html', 'elements', function* (page, looked) {
  for (const { name, attributes, position } of elementsOf(page)) {
    looked();
    const at = position?.start.offset ?? 0;
    if (name && REFUSED.includes(name)) yield findingAt(page, at, `a <${name}> element`, 'write a component in theme/');
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !/^(?:style|class|on[a-z]+)$/i.test(attribute.name)) continue;
      const what = `the attribute ${attribute.name}`;
      yield findingAt(page, attribute.position?.start.offset ?? at, what, 'remove it; looks belong in theme/');
    }
  }
});
