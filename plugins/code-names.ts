import type { Code, Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { metaAttribute } from '../shared/pages/fences-of.ts';

/**
 * Names the blocks of code of a page for screen readers, which list them and their buttons without what is around them:
 * no two have the same name. A block has its title; commands without one are named by the first of them.
 */
export const remarkCodeNames: Plugin<[], Root> = () => (tree) => {
  const counts = new Map<string, number>();
  visit(tree, 'code', (node) => {
    const name = nameOf(node);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const unique = count === 1 ? name : `${name}, ${count}`;
    // Those are names of the block by themselves.
    if (unique !== (metaAttribute(node.meta, 'title') ?? node.lang ?? 'txt'))
      node.meta = `${node.meta ?? ''} name="${encodeURIComponent(unique)}"`;
  });
};

function nameOf({ lang, meta, value }: Code): string {
  const [first = ''] = value.trim().split('\n');
  return metaAttribute(meta, 'title') ?? ((lang === 'sh' && first) || (lang ?? 'txt'));
}

/** Gives a block the name that `remarkCodeNames` has written into the fence's meta. */
export const codeName: ShikiTransformer = {
  name: 'code-name',
  pre({ properties }) {
    const name = metaAttribute(this.options.meta?.__raw, 'name');
    if (name) properties['data-name'] = decodeURIComponent(name);
  },
};
