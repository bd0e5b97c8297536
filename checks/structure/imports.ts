import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';

/** `import X from './x.mdx'`, `import { X } from '…'`. */
const IMPORT = /import\s+(?:([\w$]+)|\{([^}]*)\})[^'"]*?from\s*(['"])(.*?)\3/g;

export const importsLead: Check = {
  name: 'imports',
  looksAt: 'imports of pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const blocks: { value: string; from: number }[] = [];
      visit(page.root, 'mdxjsEsm', ({ value, position }) => {
        blocks.push({ value, from: position?.start.offset ?? 0 });
      });
      for (const { value, from } of blocks)
        for (const { 0: statement, 1: one, 2: some = '', 4: address = '', index } of value.matchAll(IMPORT)) {
          looked();
          const file = path.posix.join(path.posix.dirname(page.file), address);
          if (address.startsWith('.') && !isThere(file, site.files.exists))
            yield findingAt(page, from + index, `there is no ${file} to import`, 'mend the path, or write that file');
          const rest = page.text.replace(statement, '');
          const names = one ? [one] : some.split(',').flatMap((part) => part.split(' as ').at(-1)?.trim() || []);
          for (const name of names.filter((word) => !new RegExp(`<${word}\\b|\\{[^}]*\\b${word}\\b`).test(rest)))
            yield findingAt(
              page,
              from + index,
              `nothing shows ${name}`,
              `show it as <${name} />, or take the import out`,
            );
        }
    }
  },
};

/** Code may leave the ending out. */
function isThere(file: string, exists: (file: string) => boolean): boolean {
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((ending) => exists(file + ending));
}
