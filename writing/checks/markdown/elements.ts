import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { findingAt } from '../../../shared/findings/finding.ts';
import { suggest } from '../../../shared/near.ts';
import { attributesOf, declaredNames, elementsOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { Place } from '../../../shared/pages/locate.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { pageCheck } from '../check.ts';

export const knownComponents = pageCheck('known-components', 'components', function* (page, looked, site) {
  const known = [...declaredNames(page.root), ...site.components];
  for (const element of elementsOf(page.root)) {
    const [component = ''] = (element.name ?? '').split('.');
    if (!/^[A-Z]/.test(component)) continue;
    looked();
    if (known.includes(component)) continue;
    const how = suggest(component, known, 'import it, or write it as code', (name) => `<${name}>`);
    yield findingAt(page, rangeOf(element)[0], `there is no component <${component}>`, how);
  }
});

/** Elements that run code or embed other sites, which the content security policy blocks. */
const REFUSED = ['script', 'iframe', 'style', 'object', 'embed'];

export const noUnsafeHtml = pageCheck('no-unsafe-html', 'elements', function* (page, looked) {
  for (const element of elementsOf(page.root)) {
    const { name, attributes } = element;
    const [at] = rangeOf(element);
    looked();
    if (name && REFUSED.includes(name))
      yield findingAt(page, at, `a <${name}> element`, 'write a component in components/');
    for (const attribute of attributes) {
      const how = attribute.type === 'mdxJsxAttribute' ? remedyOf(attribute) : undefined;
      if (attribute.type !== 'mdxJsxAttribute' || how === undefined) continue;
      const from = attribute.position?.start.offset ?? at;
      yield findingAt(page, from, `the attribute ${attribute.name}`, how);
    }
  }
});

/** What to do about an attribute that pages may not have. A handler that is a function is React's, so it may stay. */
function remedyOf({ name, value }: MdxJsxAttribute): string | undefined {
  if (/^(?:style|class)$/i.test(name)) return 'remove it; styling belongs in theme/';
  const isScript = /^on[a-z]+$/i.test(name) && typeof value === 'string';
  return isScript
    ? `give it a function, ${name.replace(/^on(.)/i, (_, first) => `on${first.toUpperCase()}`)}={…}`
    : undefined;
}

/** An `<OptionFacts name="…" />` or `<OptionIndex of="…" />` on a page. */
export interface Mention extends Place {
  component: string;
  /** Empty if the attribute is missing. */
  name: string;
  file: string;
}

/** Components that show option facts, and the attribute that names the option. */
const MENTION_ATTRIBUTES: Record<string, string> = { OptionFacts: 'name', OptionIndex: 'of' };

/** The options whose facts a page shows, in order. */
export function mentionsIn(page: Pick<Page, 'file' | 'root'>): Mention[] {
  return elementsOf(page.root).flatMap((element) => {
    const { name: component, position } = element;
    const wanted = MENTION_ATTRIBUTES[component ?? ''];
    if (!component || !wanted) return [];
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    return [{ component, name: attributesOf(element)[wanted] ?? '', file: page.file, line, column }];
  });
}
