import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { allIds, idsIn } from '../requirement-ids.ts';
import requirements from '../requirements.json' with { type: 'json' };
import unproven from '../requirements-unproven.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '../..');
const named = globSync(['{components,tests}/**/*.spec.ts', 'tests/site/faults/*.ts'], { cwd: root }).flatMap((file) =>
  idsIn(readFileSync(path.join(root, file), 'utf8')).map((id) => ({ file, id })),
);

test('every requirement id in a title is a requirement', () => {
  expect(named.length).toBeGreaterThan(0);
  const unknown = named.filter(({ id }) => !allIds.includes(id));
  const faults = unknown.map(({ file, id }) => `${file} — [${id}] is no requirement — see tests/requirements.json`);
  expect(faults).toEqual([]);
});

test('the list of requirements without a test only shrinks', () => {
  const ids = new Set(named.map(({ id }) => id));
  expect(
    allIds.filter((id) => !ids.has(id)),
    'the ids that no title names must equal tests/requirements-unproven.json: take out what has a test now, add nothing',
  ).toEqual(unproven);
});

test('the README explains each requirement that is met in another way', () => {
  const [, section = ''] = /## Where the site differs from its specification\n([\s\S]*?)\n## /.exec(
    readFileSync('README.md', 'utf8'),
  ) ?? [''];
  const differing = Object.entries(requirements).filter(([, text]) => text.endsWith('(differs)'));
  expect(differing.length).toBeGreaterThan(0);
  expect([...section.matchAll(/^\| ([A-Z]-\d{2}) /gm)].map(([, id]) => id).sort()).toEqual(
    differing.map(([id]) => id).sort(),
  );
});
