import { findingAt } from '../../../shared/findings/finding.ts';
import { suggest } from '../../../shared/near.ts';
import { attributesOf, elementsOf, nodesOf, rangeOf } from '../../../shared/pages/elements.ts';
import type { Place } from '../../../shared/pages/locate.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { pageCheck } from '../check.ts';

export const knownComponents = pageCheck('known-components', 'components', function* (page, looked, site) {
  const known = [...declaredNames(page), ...site.components];
  for (const element of elementsOf(page.root)) {
    const [component = ''] = (element.name ?? '').split('.');
    if (!/^[A-Z]/.test(component)) continue;
    looked();
    if (known.includes(component)) continue;
    const how = suggest(component, known, 'import it, or write it as code', (name) => `<${name}>`);
    yield findingAt(page, rangeOf(element)[0], `there is no component <${component}>`, how);
  }
});

/** The names that a page imports or exports. */
function declaredNames({ root }: Page): string[] {
  const statements = nodesOf(root, 'mdxjsEsm').flatMap(({ data }) => data?.estree?.body ?? []);
  return statements.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    const named = declared && 'declarations' in declared ? declared.declarations : [declared];
    return named.flatMap((one) => (one && 'id' in one && one.id?.type === 'Identifier' ? one.id.name : []));
  });
}

/** Elements that run code or embed other sites, which the content security policy blocks. */
const REFUSED = ['script', 'iframe', 'style', 'object', 'embed'];

export const noUnsafeHtml = pageCheck('no-unsafe-html', 'elements', function* (page, looked) {
  for (const element of elementsOf(page.root)) {
    const { name, attributes } = element;
    const [at] = rangeOf(element);
    looked();
    if (name && REFUSED.includes(name)) yield findingAt(page, at, `a <${name}> element`, 'write a component in theme/');
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !/^(?:style|class|on[a-z]+)$/i.test(attribute.name)) continue;
      const what = `the attribute ${attribute.name}`;
      yield findingAt(page, attribute.position?.start.offset ?? at, what, 'remove it; styling belongs in theme/');
    }
  }
});

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
