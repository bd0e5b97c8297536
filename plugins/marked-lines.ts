import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { markReader } from '../shared/pages/marked-lines.ts';

/** Writes the numbers of the lines that a fence marks into its meta, for the transformer below. */
export const remarkMarkedLines: Plugin<[], Root> = () => (tree) => {
  const read = markReader();
  visit(tree, 'code', (node) => {
    const lines = read(node.meta ?? '', node.value);
    if (lines?.length) node.meta += ` marked="${lines.join(',')}"`;
  });
};

/** Marks the lines whose numbers `remarkMarkedLines` has written into the fence's meta. */
export const markedLines: ShikiTransformer = {
  name: 'marked-lines',
  line(line, number) {
    const numbers = metaAttribute(this.options.meta?.__raw, 'marked')?.split(',') ?? [];
    if (!numbers.includes(String(number))) return;
    line.tagName = 'mark';
    this.addClassToHast(line, 'marked');
  },
};
