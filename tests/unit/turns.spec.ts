import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { compareOutcomes, type Outcome } from '../examples/turns/compare-outcomes.ts';
import { buildsOf } from '../examples/turns/run-turn.ts';
import { turns } from '../examples/turns/turns.ts';

const turn = (name: string) => {
  const found = turns.find((one) => one.name === name);
  if (!found) throw new Error(`no turn ${name}`);
  return found;
};

test('each turn has a name of its own, a description, and something that it changes', () => {
  const names = turns.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, what, config, env, second, edit } of turns) {
    expect(name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(what, name).not.toBe('');
    expect(
      [config, env, second, edit].some((change) => change !== undefined),
      name,
    ).toBe(true);
    // As a config file would read it.
    if (config !== undefined) expect(() => new Function(`return ${config}`)(), name).not.toThrow();
  }
});

test('turns change the files that they say', ({}, { outputDir: root }) => {
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  write('package.json', '{ "type": "module" }');
  turn('other-type').edit?.(root);
  expect(manifest()).toEqual({});
  turn('other-type').edit?.(root);
  expect(manifest()).toEqual({ type: 'module' });
  turn('no-side-effects').edit?.(root);
  expect(manifest()).toEqual({ type: 'module', sideEffects: false });

  expect(turn('second-entry').refuses?.(root)).toBe('it has no src/index');
  expect(turn('js-sources').refuses?.(root)).toBe('it has no .ts source');
  write('src/index.ts', 'export const a = (b: string) => b;\n');
  expect(turn('js-sources').refuses?.(root)).toBe('its sources have types');
  write('src/index.ts', 'export const a = (b) => ({ b });\n');
  write('rslib.config.ts', "export default { source: { entry: { a: './src/index.ts' } } };\n");
  expect(turn('js-sources').refuses?.(root)).toBeUndefined();
  turn('js-sources').edit?.(root);
  expect(existsSync(join(root, 'src/index.js'))).toBe(true);
  expect(readFileSync(join(root, 'rslib.config.ts'), 'utf8')).toContain('./src/index.js');

  expect(turn('linked-packages').refuses?.(root)).toBe('it has no node_modules.fixture');
  write('node_modules/kit/package.json', '{}');
  turn('linked-packages').edit?.(root);
  expect(lstatSync(join(root, 'node_modules/kit')).isSymbolicLink()).toBe(true);
  cpSync(join(root, 'node_modules/kit/package.json'), join(root, 'copy.json'));
});

test('only what differs is listed: the exit code, files, what Node.js loads, and the first lines', () => {
  const before: Outcome = {
    exit: 0,
    log: '',
    files: { 'dist/index.js': 'a\nb\n', 'dist/index.css': 'c\n' },
    loads: { 'import dist/index.js': 'a' },
  };
  expect(compareOutcomes(before, before)).toEqual([]);
  const after: Outcome = {
    exit: 0,
    log: '',
    files: { 'dist/index.js': 'a\nd\n', 'dist/s.css': 'c\n' },
    loads: { 'import dist/index.js': 'no exports' },
  };
  expect(compareOutcomes(before, after)).toEqual([
    'files -dist/index.css +dist/s.css',
    'import dist/index.js: a → no exports',
    'first difference in dist/index.js',
    '  -b',
    '  +d',
  ]);
  expect(compareOutcomes(before, { exit: 1, log: 'info    x\nerror   Failed.\n', files: {}, loads: {} })).toEqual([
    'exit 0 → 1: error Failed.',
    'files -dist/index.js -dist/index.css',
  ]);
});

test('builds that watch, fail on purpose or are no builds are not turned', () => {
  expect(buildsOf('first-build')).toEqual(['rslib']);
  expect(buildsOf('cli-watch').some((run) => run.includes('--watch'))).toBe(false);
});
