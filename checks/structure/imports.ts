import path from 'node:path';
import { visit } from 'unist-util-visit';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';

/** `import X from './x.mdx'`, `import { X } from '…'`. */
const IMPORT = /import\s+(?:([\w$]+)|\{([^}]*)\})[^'"]*?from\s*(['"])(.*?)\3/g;

export const importsLead: Check = {
  name: 'imports',
  looksAt: 'imports of pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      for (const { address, names, statement, from } of importsOf(page)) {
        looked();
        const file = path.posix.join(path.posix.dirname(page.file), address);
        if (address.startsWith('.') && !isThere(file, site.files.exists)) {
          yield findingAt(page, from, `there is no ${file} to import`, 'mend the path, or write that file');
          continue;
        }
        const rest = page.text.replace(statement, '');
        for (const name of names.filter((one) => !new RegExp(`<${one}\\b|\\{[^}]*\\b${one}\\b`).test(rest)))
          yield findingAt(page, from, `nothing shows ${name}`, `show it as <${name} />, or take the import out`);
      }
    }
  },
};

interface Import {
  address: string;
  /** What the page calls what it imports. */
  names: string[];
  statement: string;
  from: number;
}

function importsOf({ root }: Page): Import[] {
  const imports: Import[] = [];
  visit(root, 'mdxjsEsm', ({ value, position }) => {
    for (const { 0: statement, 1: one, 2: some = '', 4: address = '', index } of value.matchAll(IMPORT)) {
      const names = one ? [one] : some.split(',').flatMap((part) => part.split(' as ').at(-1)?.trim() || []);
      imports.push({ address, names, statement, from: (position?.start.offset ?? 0) + index });
    }
  });
  return imports;
}

/** Code may leave the ending out. */
function isThere(file: string, exists: (file: string) => boolean): boolean {
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((ending) => exists(file + ending));
}
