import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseExample } from '../../shared/examples/example-spec.ts';
import { repo } from '../../shared/examples/places.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { collapseRebuilds, normalizeLog } from './normalize.ts';
import { isShownHere } from './run-step.ts';

const folders = { root: '/home/me/repo/.cache/examples/x', repo: '/home/me/repo' };
const log = (text: string) => normalizeLog(text, folders);

test('a rebuild that a watcher reports twice appears once', () => {
  const rebuild = 'start   building src/a.ts\nready   built in 0.1s\n';
  const failed = 'start   building src/a.ts\nerror   build failed in 0.1s\n';
  const end = 'info    restarting build as rslib.config.ts changed\n';
  expect(collapseRebuilds(rebuild + failed + failed + rebuild + rebuild + end)).toBe(rebuild + failed + rebuild + end);
  expect(collapseRebuilds(rebuild + failed + rebuild)).toBe(rebuild + failed + rebuild);
});

test('an error about a message to an exited worker is removed', () => {
  const late =
    "Error sending message: Error: write EPIPE\n    at f (node:net:1:2) {\n  errno: -32,\n  code: 'EPIPE'\n}\n";
  expect(log(`info    a\n${late}ready   b`)).toBe('info    a\nready   b\n');
});

test('a path to the project is the same, whether a tool writes it whole or from a folder of its own', () => {
  const paths = ['/home/me/repo', '../../../..'].map((repo) => `${repo}/.cache/examples/x/src/a.scss 1:1`);
  expect(paths.map(log)).toEqual(['<root>/src/a.scss 1:1\n', '<root>/src/a.scss 1:1\n']);
  expect(log('../../.cache/examples/xy/a.ts')).toBe('../../.cache/examples/xy/a.ts\n');
});

test('progress lines of parallel libs are in config order', () => {
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

test('an immediate declaration error is sorted after the progress it races with', () => {
  const raced = ['ready   built in 1s', 'error   Can not set "dts.bundle: true" when "dts.build: true"'];
  const end = '\nerror   Failed to build.\n';
  expect(log(raced.toReversed().join('\n') + end)).toBe(log(raced.join('\n') + end));
  expect(log(raced.join('\n') + end)).toMatch(/^ready[^\n]*\nerror {3}Can not/);
});

test('a step may apply to one major version of Node.js', () => {
  const step = { id: 'a', run: 'rslib', exit: 0 };
  const major = Number(process.versions.node.split('.')[0]);
  expect([step, { ...step, node: major }, { ...step, node: major + 1 }].map(isShownHere)).toEqual([true, true, false]);
});

test('what has passed runs again after any edit of its files, and only then', ({}, { outputDir: root }) => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return passLine('x', [relative(repo, root)]);
  };
  const edits = [write('src/a.ts', '1'), write('src/a.ts', '2'), write('src/b.ts', '2'), write('expected/a', '2')];
  expect(new Set(edits).size).toBe(edits.length);
  expect(write('dist/a.js', '1')).toBe(edits.at(-1));
  expect(write('src/a.ts', '2')).toBe(edits.at(-1));
  // Its group is not a part of it.
  cpSync(root, `${root}-moved`, { recursive: true });
  expect(passLine('x', [relative(repo, `${root}-moved`)])).toBe(edits.at(-1));
});

test('an unknown key in example.json is reported with the nearest known key', () => {
  const step = { id: 'a', run: 'rslib' };
  const check = (example: object) => () =>
    parseExample(JSON.stringify({ $schema: '../../example.schema.json', ...example }), 'e');
  expect(check({ steps: [{ ...step, exits: 1 }] })).toThrow('unknown key "steps.0.exits" — did you mean "exit"?');
  expect(check({ steps: [step], shows: [] })).toThrow('unknown key "shows" — did you mean "show"?');
  expect(check({ steps: [{ ...step, until: 'x', then: [{ untl: 'x' }] }] })).toThrow('did you mean "until"?');
  expect(check({ steps: [] })).toThrow('must have a step');
  expect(check({ steps: [{ ...step, id: 'A' }] })).toThrow('must be in kebab case');
  expect(check({ steps: [{ ...step, id: 'tree' }] })).toThrow('is taken by');
  expect(check({ steps: [step, step] })).toThrow('the same id');
  expect(check({ steps: [{ ...step, then: [{ until: 'x' }] }] })).toThrow('"then" needs "until"');
  expect(check({ steps: [{ ...step, write: { '../x': '' } }] })).toThrow('inside the example');
});
