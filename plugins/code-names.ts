import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { statementsOf } from '../shared/pages/elements.ts';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { pageSource } from './page-source.ts';

/**
 * Names the blocks of code of a page for screen readers, which list them and their buttons without what is around them:
 * two that differ have different names. A block has its title; commands without one are named by the first of them. A name
 * that is taken above, or in a fragment of the page, is numbered.
 */
export const remarkCodeNames: Plugin<[], Root> = () => (tree, file) => {
  const counts = new Map<string, number>();
  const count = (node: Code) => {
    const name = nameOf(node);
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    return times === 1 ? name : `${name}, ${times}`;
  };
  for (const fragment of fragmentsOf(tree, file.path))
    visit(pageSource(fragment).tree, 'code', (node) => void count(node));
  visit(tree, 'code', (node) => {
    const name = count(node);
    // Those are names of the block by themselves.
    if (name !== (metaAttribute(node.meta, 'title') ?? node.lang ?? 'txt'))
      node.meta = `${node.meta ?? ''} name="${encodeURIComponent(name)}"`;
  });
};

/** The files of the fragments that a page imports. */
function fragmentsOf(tree: Root, page: string): string[] {
  return statementsOf(tree).flatMap((statement) => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : '';
    return /^\..*\.mdx$/.test(source) ? path.resolve(path.dirname(page), source) : [];
  });
}

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
