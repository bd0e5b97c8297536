import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { rangeOf } from './elements.ts';
import type { YamlValue } from './yaml-values.ts';

/** A run of visible text. */
export interface Prose {
  text: string;
  /** Offset in the file. */
  from: number;
  kind: 'text' | 'frontmatter' | 'attribute';
}

/** The component attributes that readers see. */
export const TEXT_ATTRIBUTES = ['title', 'lead', 'label', 'alt', 'caption', 'aria-label'];

/** Whether readers see the value of a frontmatter key. */
const isText = ([first, , third]: readonly (string | number)[]) =>
  first === 'title' || first === 'description' || (first === 'features' && (third === 'title' || third === 'details'));

/** The visible text of a page without code. */
export function proseOf(root: Root, source: string, frontmatter: readonly YamlValue[]): Prose[] {
  const prose = frontmatter.flatMap(({ path, value, from, to }): Prose[] =>
    typeof value === 'string' && isText(path) ? [{ text: source.slice(from, to), from, kind: 'frontmatter' }] : [],
  );
  visit(root, (node) => {
    const [from, to] = rangeOf(node);
    // The id of a heading is not text.
    if (node.type === 'text')
      prose.push({ text: source.slice(from, to).replace(/\s*\\\{#[^}]+\}\s*$/, ''), from, kind: 'text' });
    if (node.type === 'image') prose.push({ text: node.alt ?? '', from: from + 2, kind: 'attribute' });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const item of node.attributes) {
      if (item.type !== 'mdxJsxAttribute' || typeof item.value !== 'string' || !TEXT_ATTRIBUTES.includes(item.name))
        continue;
      const at = source.indexOf(item.value, item.position?.start.offset ?? from);
      prose.push({ text: item.value, from: at, kind: 'attribute' });
    }
  });
  return prose;
}
