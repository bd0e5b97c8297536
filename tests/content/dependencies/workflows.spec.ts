import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import manifest from '../../../package.json' with { type: 'json' };

const recipes = globSync('.github/workflows/*.yml');
const lines = recipes.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, at: `${file}:${index + 1}` })),
);
const told = (found: typeof lines) => found.map(({ text, at }) => `${at} — ${text.trim()}`);

test('each action is pinned to a digest, with its version beside it', () => {
  const actions = lines.filter(({ text }) => /^\s*(- )?uses:/.test(text));
  console.log(`${actions.length} uses of actions in ${recipes.length} recipes`);
  expect(actions.length).toBeGreaterThan(5);
  expect(told(actions.filter(({ text }) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text)))).toEqual([]);
});

test('the base image is pinned to a digest, with its version beside it', () => {
  const bases = readFileSync('deploy/Dockerfile', 'utf8').match(/^FROM .*$/gm) ?? [];
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((base) => !/^FROM [\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/.test(base))).toEqual([]);
});

test('workflows install without install scripts, and every npm script they run exists', () => {
  const commands = lines.flatMap(({ text, at }) =>
    [...text.matchAll(/\bnpm (?:run )?[\w:-]+( --?[\w-]+)*/g)].map(([command]) => ({ text: command, at })),
  );
  const installs = commands.filter(({ text }) => /^npm (ci|install|i)\b/.test(text));
  expect(installs.length).toBeGreaterThan(2);
  expect(told(installs.filter(({ text }) => !text.includes(' --ignore-scripts')))).toEqual([]);
  const scripts = commands.filter(({ text }) => text.startsWith('npm run '));
  expect(scripts.length).toBeGreaterThan(2);
  expect(told(scripts.filter(({ text }) => !(text.split(' ')[2]! in manifest.scripts)))).toEqual([]);
});
