import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SourceFiles } from '../source-files.ts';
import type { ComponentPlace } from './component-types.ts';
import { sourceOf } from './source-of.ts';

/** Where the components are listed that pages use without an import. */
const COMPONENTS = 'theme/mdx/get-custom-mdx-component.ts';
/** Where the build says what it gives them. */
const BUILD_PROPS = 'plugins/build-props.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const propsAreGiven: Check = {
  name: 'component-props',
  looksAt: 'components of pages',
  async *run({ files, askedPages }, looked) {
    const pages = askedPages.filter((page) => elementsOf(page).length > 0);
    if (pages.length === 0) return;
    const propsOf = await readerOfProps(files);
    for (const page of pages) {
      const imported = importsOf(page, files);
      for (const { name, attributes, children, position } of elementsOf(page)) {
        looked();
        // What is spread over a component may hold anything.
        if (!name || attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) continue;
        const given = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one.name] : []));
        if (children.length > 0) given.push('children');
        for (const prop of propsOf(name, imported).filter((required) => !given.includes(required))) {
          const how = prop === 'children' ? `write <${name}>…</${name}>` : `write <${name} ${prop}="…" />`;
          yield findingAt(page, position?.start.offset ?? 0, `<${name}> has no ${prop}`, how);
        }
      }
    }
  },
};

/** Gives the props that a page has to write, and reads the types of a component when a page has it. */
async function readerOfProps(files: SourceFiles) {
  // The compiler is large, and pages without components are checked too.
  const { ComponentTypes } = await import('./component-types.ts');
  const types = new ComponentTypes(files);
  const places = types.importedBy(COMPONENTS);
  const ofBuild = types.givenBy(BUILD_PROPS, 'buildProps');
  const known = new Map<string, string[]>();
  return (name: string, imported: ReadonlyMap<string, ComponentPlace>): readonly string[] => {
    const place = imported.get(name) ?? places.get(name);
    if (!place) return [];
    const key = `${place.file}#${place.name}`;
    const props = known.get(key) ?? types.requiredProps(place);
    known.set(key, props);
    return props.filter((prop) => !ofBuild.get(name)?.includes(prop));
  };
}

function elementsOf({ root }: Page): Element[] {
  const elements: Element[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (/^[A-Z]/.test((node as Element).name ?? '')) elements.push(node as Element);
  });
  return elements;
}

/** The components of the repository that a page imports by itself. */
function importsOf(page: Page, files: SourceFiles): Map<string, ComponentPlace> {
  const places = new Map<string, ComponentPlace>();
  visit(page.root, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const file = sourceOf(files, page.file, String(statement.source.value));
      if (!file) continue;
      for (const one of statement.specifiers) {
        const name = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : 'default';
        places.set(one.local.name, { file, name });
      }
    }
  });
  return places;
}
