import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import config from '../../playwright.config.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

test('the commands and files in CONTRIBUTING exist', () => {
  const scripts = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
  const paths = [...guide.matchAll(/(?<![\w/.])(?:components|writing|docs|examples|plugins|tests|theme)\/[\w./-]*\w/g)];
  const places = paths.map(([place]) => place.replace(/\/(?=$)/, ''));
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});

test('CI runs the commands in README and CONTRIBUTING', () => {
  const recipe = readFileSync('.ci/run', 'utf8').trim().split('\n').at(-1) ?? '';
  expect(recipe).toBe('npm ci && npm test');
  expect(readFileSync('README.md', 'utf8')).toContain(recipe);
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  expect(manifest.scripts.test).toBe('npm run test:prepare && playwright test');
  expect(workflow).toMatch(/- run: npm run test:prepare$/m);
  const projects = config.projects?.map(({ name }) => `--project=${name}`) ?? [];
  expect(projects.length).toBeGreaterThan(4);
  expect(projects.filter((project) => !workflow.includes(project))).toEqual([]);
  expect(guide).toMatch(/^npm test\b/m);
});
