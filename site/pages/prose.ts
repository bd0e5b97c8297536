import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { YamlValue } from './yaml-values.ts';

/** A run of text in the source. */
export interface Prose {
  text: string;
  /** Its offset in the file. */
  from: number;
  kind: 'text' | 'frontmatter' | 'attribute';
}

/** The attributes of components that readers see. */
export const TEXT_ATTRIBUTES = ['title', 'label', 'alt', 'caption', 'aria-label'];

/** The keys of the frontmatter whose values readers see, but for keys of the dictionary. */
const isText = ([first, , third]: readonly (string | number)[]) =>
  first === 'title' || first === 'description' || (first === 'features' && (third === 'title' || third === 'details'));

/** The text of a page without code, with its offsets. */
export function proseOf(root: Root, source: string, frontmatter: readonly YamlValue[]): Prose[] {
  const prose = frontmatter.flatMap(({ path, value, from, to }): Prose[] =>
    typeof value === 'string' && isText(path) ? [{ text: source.slice(from, to), from, kind: 'frontmatter' }] : [],
  );
  visit(root, (node) => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
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
