import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readPage } from '../../checks/pages/read-page.ts';
import manifest from '../../package.json' with { type: 'json' };
import { readRequest } from '../../scaffold/places.ts';
import { planPage } from '../../scaffold/plan-page.ts';
import facts from '../../site/option-facts/option-facts.json' with { type: 'json' };

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

test('the page that the README creates as an example can be created', () => {
  const [, place = ''] = /npm run new --.*such as `([^`]+)`/.exec(readme) ?? [];
  const options = { options: Object.keys(facts.options), libOptions: facts.libOptions };
  expect([...planPage(readRequest([place])!, options, process.cwd()).keys()]).toContain(`docs/en/${place}.mdx`);
});

test("the section in the drift README's example exists", () => {
  const [, place = '', id = ''] =
    /npm run reviewed -- (\S+)#(\S+)/.exec(readFileSync('checks/drift/README.md', 'utf8')) ?? [];
  const file = `docs/en/${place}.mdx`;
  expect(readPage(file, readFileSync(file, 'utf8')).headings.map((heading) => heading.id)).toContain(id);
});
