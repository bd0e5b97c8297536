import { expect, test } from '@playwright/test';
import { unprovenCommands } from '../../checks/fences/unproven-commands.ts';
import { formatFinding } from '../../site/findings/finding.ts';

const fence = (body: string) => ({ page: 'docs/en/x.mdx', line: 7, column: 1, lang: 'sh', meta: '', body, errors: [] });

test('a command that an example runs may be shown, with or without npx and quotes', () => {
  const body = 'npm ci\nnpx rslib build --lib "esm"\nnode use.mjs # twice';
  expect(unprovenCommands([fence(body)], ['rslib --lib esm', 'node use.mjs'])).toEqual([]);
});

test('a command that no example runs is told with its line', () => {
  const findings = unprovenCommands([fence('npm ci\ncd pkg && npx rslib --minfy')], ['rslib --minify']);
  expect(findings).toHaveLength(1);
  expect(findings.map(formatFinding)[0]).toMatch(/^docs\/en\/x\.mdx:9:1 — no example runs `rslib --minfy` — /);
});
