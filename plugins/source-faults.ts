import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { globSync } from 'tinyglobby';
import { formatFinding } from '../site/findings/finding.ts';
import { frontmatterFaults } from '../site/frontmatter/frontmatter-faults.ts';
import { labelFaults } from '../site/navigation-labels.ts';
import { texts } from '../site/texts.ts';

/**
 * Ends the build if a page's frontmatter has an unknown key or a value of the wrong type, or if a navigation label is
 * not in the dictionary, which Rspress would display as is.
 */
export function sourceFaults(): RspressPlugin {
  let docs = '';
  return {
    name: 'source-faults',
    config(config) {
      docs = config.root ?? 'docs';
      return config;
    },
    routeGenerated() {
      const faults = globSync('**/{*.{md,mdx},_{nav,meta}.json}', { cwd: docs, absolute: true }).flatMap((name) => {
        const source = { file: path.relative(process.cwd(), name), text: readFileSync(name, 'utf8') };
        return name.endsWith('.json') ? labelFaults(source, texts) : frontmatterFaults(source);
      });
      if (faults.length > 0) throw new Error(`Errors in pages:\n${faults.map(formatFinding).join('\n')}`);
    },
  };
}
