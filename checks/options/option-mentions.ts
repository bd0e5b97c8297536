import type { Page } from '../../site/pages/page.ts';
import { elementsOf } from '../markdown/elements.ts';

/** One `<OptionFacts name="…" />` or `<OptionIndex of="…" />` on a page. */
export interface Mention {
  component: string;
  /** Empty if the component names no option. */
  name: string;
  lang: string;
  file: string;
  line: number;
  column: number;
}

/** The components that show facts of options, and the attributes that name the options. */
export const MENTION_ATTRIBUTES: Record<string, string> = { OptionFacts: 'name', OptionIndex: 'of' };

/** The mentions of options on a page. */
export function mentionsIn(page: Pick<Page, 'file' | 'lang' | 'root'>): Mention[] {
  return elementsOf(page).flatMap(({ name: component, attributes, position }) => {
    const wanted = MENTION_ATTRIBUTES[component ?? ''];
    if (!component || !wanted) return [];
    const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === wanted);
    const name = typeof found?.value === 'string' ? found.value : '';
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    return [{ component, name, lang: page.lang, file: page.file, line, column }];
  });
}
