import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { rangeOf } from './elements.ts';
import type { YamlValue } from './yaml-values.ts';

/** A run of visible text. */
export interface TextRun {
  text: string;
  /** Offset in the file. */
  from: number;
}

/** The component attributes that readers see. */
export const TEXT_ATTRIBUTES = ['title', 'lead', 'label', 'alt', 'caption', 'aria-label'];

/** Whether readers see the value of a frontmatter key. */
const isText = ([first, , third]: readonly (string | number)[]) =>
  first === 'title' || first === 'description' || (first === 'features' && (third === 'title' || third === 'details'));

/** The visible text of a page that is not in its blocks: in its frontmatter and in attributes. */
export function otherTextsOf(root: Root, source: string, frontmatter: readonly YamlValue[]): TextRun[] {
  const texts = frontmatter.flatMap(({ path, value, from, to }) => {
    const quote = /["']/.test(source[from] ?? '') ? 1 : 0;
    const text = source.slice(from + quote, to - quote);
    return typeof value === 'string' && isText(path) ? [{ text, from: from + quote }] : [];
  });
  visit(root, (node) => {
    const [from] = rangeOf(node);
    if (node.type === 'image') texts.push({ text: node.alt ?? '', from: from + 2 });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const item of node.attributes) {
      if (item.type !== 'mdxJsxAttribute' || typeof item.value !== 'string' || !TEXT_ATTRIBUTES.includes(item.name))
        continue;
      const at = source.indexOf(item.value, item.position?.start.offset ?? from);
      texts.push({ text: item.value, from: at });
    }
  });
  return texts;
}
