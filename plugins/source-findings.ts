import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { globSync } from 'tinyglobby';
import { formatFinding } from '../shared/findings/finding.ts';
import { frontmatterFindings } from '../shared/frontmatter/frontmatter-findings.ts';
import { labelFindings } from '../shared/navigation-labels.ts';
import { texts } from '../shared/texts.ts';

/**
 * Ends the build if a page's frontmatter has an unknown key or a value of the wrong type, or if a navigation label is
 * not in the dictionary, which Rspress would display as is.
 */
export function sourceFindings(): RspressPlugin {
  let docs = '';
  return {
    name: 'source-findings',
    config(config) {
      docs = config.root ?? 'docs';
      return config;
    },
    routeGenerated() {
      const findings = globSync('**/{*.{md,mdx},_{nav,meta}.json}', { cwd: docs, absolute: true }).flatMap((name) => {
        const source = { file: path.relative(process.cwd(), name), text: readFileSync(name, 'utf8') };
        return name.endsWith('.json') ? labelFindings(source, texts) : frontmatterFindings(source);
      });
      if (findings.length > 0) throw new Error(`Errors in pages:\n${findings.map(formatFinding).join('\n')}`);
    },
  };
}
