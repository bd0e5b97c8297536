import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Page } from '../../site/pages/page.ts';

/** One `<OptionFacts name="…" />` or `<OptionIndex of="…" />` in a page. */
export type Mention = {
  component: string;
  /** Undefined where the component has no such attribute, empty where that names no option. */
  name: string | undefined;
  lang: string;
  file: string;
  line: number;
  column: number;
};

/** The components that show facts of options, and the attribute by which each names its option. */
export const MENTION_ATTRIBUTES: Record<string, string> = { OptionFacts: 'name', OptionIndex: 'of' };

/** The attribute by which a component names its option. */
export const attributeOf = (component: string): string => MENTION_ATTRIBUTES[component] ?? 'name';

/** The mentions of options in a page. */
export function mentionsIn({ file, lang, root }: Pick<Page, 'file' | 'lang' | 'root'>): Mention[] {
  const mentions: Mention[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { name: component, attributes, position } = node as MdxJsxFlowElement | MdxJsxTextElement;
    const wanted = component ? MENTION_ATTRIBUTES[component] : undefined;
    if (!component || !wanted) return;
    const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === wanted);
    const name = found && (typeof found.value === 'string' ? found.value : '');
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    mentions.push({ component, name, lang, file, line, column });
  });
  return mentions;
}
