import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import manifest from '../../package.json' with { type: 'json' };

const readme = readFileSync('README.md', 'utf8');

/** The paths in the README's map, each joined to the folder it is indented under. */
function mappedPaths(): string[] {
  const map = /## The map\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  let folder = '';
  return map.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
    if (name === '') return [];
    if (indent === '') folder = name.endsWith('/') ? name : '';
    return [indent === '' ? name : folder + name];
  });
}

test('the map of the README matches the tree', () => {
  const paths = mappedPaths();
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const ignored = ['node_modules', 'dist', 'dist-hosts', 'test-results', 'playwright-report'];
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
    .map(({ name }) => `${name}/`);
  const leftOut = folders.filter((folder) => !paths.includes(folder));
  expect(leftOut, 'folders that the map leaves out').toEqual([]);
});

test('every command in the README is a script', () => {
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((script) => !(script in manifest.scripts))).toEqual([]);
  const scripts = Object.keys(manifest.scripts).filter((script) => !['start', 'test'].includes(script));
  const leftOut = scripts.filter((script) => !named.includes(script));
  expect(leftOut, 'scripts that the README leaves out').toEqual([]);
});

test('the README of each folder of code says how to add something to it', () => {
  const folders = mappedPaths().filter((path) => /^[^/]+\/$/.test(path) && !['docs/', 'tests/'].includes(path));
  expect(folders.length).toBeGreaterThan(7);
  const isSilent = (folder: string) =>
    !existsSync(`${folder}README.md`) || !/^## How do I add /m.test(readFileSync(`${folder}README.md`, 'utf8'));
  expect(folders.filter(isSilent), 'CONTRIBUTING.md says it of pages and tests').toEqual([]);
});
