import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseExample } from '../../site/examples/example-spec.ts';
import { collapseRebuilds, hideSizesOfPaths, normaliseLog, normalisePaths } from './normalise.ts';
import { isShownHere } from './run-step.ts';

const folders = { root: '/home/me/repo/.cache/examples/x', repo: '/home/me/repo' };
const log = (text: string) => normaliseLog(text, folders);

test('sizes are hidden where a file holds the path of the project, and nowhere else', ({}, { outputDir: root }) => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/a.cjs'), `const here = 'file://${root}/src/a.ts';`);
  writeFileSync(join(root, 'dist/b.cjs'), 'const here = 1;');
  const table =
    'File (web)   Size     Gzip\ndist/a.cjs   1.4 kB   0.53 kB\ndist/b.cjs   1.2 kB   0.51 kB\nabout 1.2 kB\n';
  expect(hideSizesOfPaths(table, root, { root, repo: root })).toBe(
    'File (web)   Size     Gzip\ndist/a.cjs   <size>\ndist/b.cjs   1.2 kB   0.51 kB\nabout 1.2 kB\n',
  );
});

test('a rebuild that a watcher reports twice is shown once', () => {
  const rebuild = 'start   building src/a.ts\nready   built in 0.1s\n';
  const failed = 'start   building src/a.ts\nerror   build failed in 0.1s\n';
  const end = 'info    restarting build as rslib.config.ts changed\n';
  expect(collapseRebuilds(rebuild + failed + failed + rebuild + rebuild + end)).toBe(rebuild + failed + rebuild + end);
  expect(collapseRebuilds(rebuild + failed + rebuild)).toBe(rebuild + failed + rebuild);
});

test('durations, colours, versions and paths are normalised, sizes are not', () => {
  expect(log('ready   built in 0.31s (esm)')).toBe('ready   built in 0.1s (esm)\n');
  expect(log('ready   built in 1 m 3.2 s')).toBe('ready   built in 0.1 s\n');
  expect(log('dist/index.js   256.0 kB')).toBe('dist/index.js   256.0 kB\n');
  expect(log('\u001B[31merror\u001B[0m  ')).toBe('error\n');
  expect(log(`rslib/1.0.1 linux-x64 node-${process.version}`)).toBe('rslib/1.0.1 <platform> node-v<version>\n');
  expect(log("can't resolve 'a' in '/home/me/repo/.cache/examples/x/src'")).toBe("can't resolve 'a' in '<root>/src'\n");
  expect(log('')).toBe('');
});

test('paths are recognised in URLs too', () => {
  const spaced = { root: '/home/me/my repo/.cache/examples/x', repo: '/home/me/my repo' };
  expect(normalisePaths('file:///home/me/my%20repo/.cache/examples/x/a.js /home/me/my repo/b', spaced)).toBe(
    'file://<root>/a.js <repo>/b',
  );
});

test('stack traces and the frames of Node go, the message stays', () => {
  const error =
    'node:internal/modules/esm/resolve:283\n    throw new E(\n          ^\n\nError [X]: no\n    at f (node:internal/a:1:2)\n    at async Promise.all (index 0)\n    at g (/a/b.js:1:2) {\n  code: 1\n}';
  expect(log(error)).toBe('Error [X]: no {\n  code: 1\n}\n');
  expect(log('  look at the docs')).toBe('look at the docs\n');
});

test('a message that reaches a worker too late is left out', () => {
  const late =
    "Error sending message: Error: write EPIPE\n    at f (node:net:1:2) {\n  errno: -32,\n  code: 'EPIPE'\n}\n";
  expect(log(`info    a\n${late}ready   b`)).toBe('info    a\nready   b\n');
});

test('the progress of parallel libs comes in the order of the config', () => {
  const tables = '\nFile (esm)   Size\n\nFile (cjs)   Size\n';
  const progress = [
    'ready   built in 1s (cjs)',
    'start   generating declaration files... (cjs)',
    'ready   built in 1s (esm)',
    'start   generating declaration files... (esm)',
  ];
  const sorted =
    'start   generating declaration files... (esm)\nstart   generating declaration files... (cjs)\nready   built in 0.1s (esm)\nready   built in 0.1s (cjs)\n';
  expect(log(progress.join('\n') + tables)).toBe(log(progress.reverse().join('\n') + tables));
  expect(log(progress.join('\n') + tables)).toContain(sorted);
});

test('an error that the declarations meet at once comes after the progress it races with', () => {
  const raced = ['ready   built in 1s', 'error   Can not set "dts.bundle: true" when "dts.build: true"'];
  const end = '\nerror   Failed to build.\n';
  expect(log(raced.toReversed().join('\n') + end)).toBe(log(raced.join('\n') + end));
  expect(log(raced.join('\n') + end)).toMatch(/^ready[^\n]*\nerror {3}Can not/);
});

test('a step may show what one major version of Node.js does', () => {
  const step = { id: 'a', run: 'rslib', exit: 0 };
  const major = Number(process.versions.node.split('.')[0]);
  expect([step, { ...step, node: major }, { ...step, node: major + 1 }].map(isShownHere)).toEqual([true, true, false]);
});

test('a mistake in example.json is named with the nearest known key', () => {
  const check = (example: object) => () =>
    parseExample(JSON.stringify({ $schema: '../example.schema.json', ...example }), 'e');
  expect(check({ steps: [{ id: 'a', run: 'rslib', exits: 1 }] })).toThrow(
    'e — steps.0.exits: unknown key — did you mean "exit"?',
  );
  expect(check({ steps: [{ id: 'a', run: 'rslib' }], shows: [] })).toThrow('shows: unknown key — did you mean "show"?');
  expect(check({ steps: [{ id: 'a', run: 'rslib', until: 'x', then: [{ untl: 'x' }] }] })).toThrow(
    'did you mean "until"?',
  );
  expect(check({ steps: [] })).toThrow('must have a step');
  expect(check({ steps: [{ id: 'A', run: 'rslib' }] })).toThrow('must be in kebab case');
  expect(check({ steps: [{ id: 'tree', run: 'rslib' }] })).toThrow('is taken by');
  expect(
    check({
      steps: [
        { id: 'a', run: 'rslib' },
        { id: 'a', run: 'tsc' },
      ],
    }),
  ).toThrow('the same id');
  expect(check({ steps: [{ id: 'a', run: 'rslib', then: [{ until: 'x' }] }] })).toThrow('"then" needs "until"');
  expect(check({ steps: [{ id: 'a', run: 'rslib', write: { '../x': '' } }] })).toThrow('inside the example');
});
