import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { checkFrontmatter } from './check-frontmatter.ts';

/** Ends the build where a page's frontmatter has an unknown key or a value of the wrong type. */
export function frontmatter(): RspressPlugin {
  return {
    name: 'frontmatter',
    routeGenerated(routes) {
      const pages = routes.filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
      const faults = pages.flatMap(({ absolutePath }) =>
        checkFrontmatter(readFileSync(absolutePath, 'utf8'), path.relative(process.cwd(), absolutePath)),
      );
      if (faults.length > 0) throw new Error(`Frontmatter:\n${faults.join('\n')}`);
    },
  };
}
