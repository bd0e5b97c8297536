import type { Check } from '../check.ts';

export const mdxIsRead: Check = {
  name: 'mdx',
  looksAt: 'pages',
  *run(site, looked) {
    for (const { file, fault } of site.askedPages) {
      looked();
      if (fault) yield { file, line: fault.line, column: fault.column, what: fault.message, how: 'mend the MDX' };
    }
  },
};
