import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'playwright/test';

test('a build with a component that is declared static and uses state fails with its file, line and remedy', () => {
  const folder = path.join(import.meta.dirname, 'dead-component');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['rspress', 'build', '-c', path.join(folder, 'rspress.config.ts')],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const said = stripVTControlCharacters(stdout + stderr);
  expect(status, said).toBe(1);
  expect(said).toMatch(
    /dead-component\/components\/DeadCounter\.tsx:5 — <DeadCounter> is static.*useState.*remove hydrate/,
  );
});
