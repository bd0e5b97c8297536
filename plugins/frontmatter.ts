import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { formatFinding } from '../site/findings/format-finding.ts';
import { frontmatterFaults } from '../site/frontmatter/frontmatter-faults.ts';

/** Ends the build where a page's frontmatter has an unknown key or a value of the wrong type. */
export function frontmatter(): RspressPlugin {
  return {
    name: 'frontmatter',
    routeGenerated(routes) {
      const pages = routes.filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
      const faults = pages.flatMap(({ absolutePath }) => {
        const file = path.relative(process.cwd(), absolutePath);
        return frontmatterFaults({ file, text: readFileSync(absolutePath, 'utf8') }).map(formatFinding);
      });
      if (faults.length > 0) throw new Error(`Frontmatter:\n${faults.join('\n')}`);
    },
  };
}
