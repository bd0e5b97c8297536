import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

export const tablesAreEven: Check = {
  name: 'tables',
  looksAt: 'rows of tables',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const findings: Finding[] = [];
      visit(page.root, 'table', ({ children: [head, ...rows] }) => {
        const columns = head?.children.length ?? 0;
        looked(rows.length + 1);
        if (head?.children.every((cell) => cell.children.length === 0)) {
          const at = head.position?.start.offset ?? 0;
          findings.push(
            findingAt(page, at, 'a table without the names of its columns', 'write them into the first row'),
          );
        }
        for (const { children, position } of rows) {
          if (children.length === columns) continue;
          const what = `a row of ${children.length} cells in a table of ${columns} columns`;
          const how =
            children.length > columns ? 'readers see none beyond: write \\| inside a cell' : 'fill the cells in';
          findings.push(findingAt(page, position?.start.offset ?? 0, what, how));
        }
      });
      yield* findings;
    }
  },
};
