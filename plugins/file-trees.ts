import { statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { metaAttribute } from '../shared/pages/fences-of.ts';
import { annotateFileTree, isFileTree, readFileTree } from '../shared/pages/file-trees.ts';

/** Writes sizes and notes into the trees of files whose fences ask for them. */
export const remarkFileTrees: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (node) => {
    node.value = annotated(node.meta ?? '', node.value);
  });
};

/** The code of a fence, with sizes and notes if it is a tree of files and asks for them. */
export function annotated(meta: string, code: string): string {
  const folder = path.dirname(metaAttribute(meta, 'file')?.replace('<root>/', '') ?? '');
  const sizeOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.size;
  return annotateFileTree(meta, code, sizeOf).shown;
}

/** Marks branches, folders, files and what stands behind them in trees of files. */
export const fileTrees: ShikiTransformer = {
  name: 'file-trees',
  tokens(lines) {
    const text = lines.map((line) => line.map(({ content }) => content).join('')).join('\n');
    if (this.options.lang !== 'text' || !isFileTree(text)) return lines;
    const entries = readFileTree(text);
    return lines.map((line, index) => {
      const [token] = line;
      const entry = entries[index];
      if (!token || !entry || (entry.level === 0 && !entry.isFolder)) return line;
      const part = (content: string, kind: string) =>
        content === '' ? [] : [{ ...token, content, htmlAttrs: { class: `token-${kind}` } }];
      const { branch, name, rest, isFolder } = entry;
      return [...part(branch, 'branch'), ...part(name, isFolder ? 'folder' : 'file'), ...part(rest, 'comment')];
    });
  },
};
