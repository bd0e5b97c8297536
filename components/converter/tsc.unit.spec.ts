import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { convert } from './convert/index.ts';
import { noteMarkdown } from './note-markdown.ts';

const tsconfig = (text: object, name = 'tsconfig.json') => ({ name, text: JSON.stringify(text) });
const manifest = (scripts: Record<string, string>) => ({
  name: 'package.json',
  text: JSON.stringify({ name: 'a', type: 'module', scripts }, null, 2),
});

/** What is left to decide, as `4 scripts.dev The flags …`. */
const decided = (files: Parameters<typeof convert>[0]) =>
  convert(files)
    .notes.filter(({ kind }) => kind === 'decide')
    .map((note) => `${note.file}:${note.line} ${note.option} ${noteMarkdown(note, 'en')}`);

const options = { module: 'esnext', target: 'es2022', rootDir: 'src', outDir: 'dist' };

test('flags of tsc take precedence over the tsconfig, in any case and with values', () => {
  const { files } = convert([
    tsconfig({ compilerOptions: { ...options, declaration: true } }),
    manifest({ build: 'tsc --outdir lib -t ES2020 --declaration false --sourceMap --pretty true' }),
  ]);
  const text = files[0]?.text ?? '';
  expect(text).toContain("distPath: './lib'");
  expect(text).toContain("syntax: 'es2020'");
  expect(text).toContain('sourceMap: true');
  expect(text).not.toContain('dts');
  expect(files[1]?.text).toContain('"build": "rslib"');
});

test('two commands of tsc that write into one folder become one lib item, and the flags of the second are left to decide', () => {
  const files = [
    tsconfig({ compilerOptions: options, include: ['src'] }),
    manifest({ dev: 'tsc -w --sourceMap', build: 'tsc' }),
  ];
  expect(convert(files).files[0]?.text).toContain("lib: [\n    { format: 'esm' },\n  ]");
  expect(convert(files).files[1]?.text).toContain('"dev": "rslib --watch"');
  expect(decided(files).join('\n')).toMatch(/^package\.json:5 scripts\.dev The flags of `tsc -w --sourceMap`/);
});

test('commands of tsc that build no JavaScript stay', () => {
  const check = tsconfig({ compilerOptions: { ...options, noEmit: true } }, 'tsconfig.check.json');
  const scripts = {
    build: 'tsc && tsc -p tsconfig.check.json',
    types: 'tsc --emitDeclarationOnly',
    check: 'tsc --noEmit',
  };
  const { files } = convert([tsconfig({ compilerOptions: options, include: ['src'] }), check, manifest(scripts)]);
  expect((JSON.parse(files[1]?.text ?? '{}') as { scripts: object }).scripts).toEqual({
    ...scripts,
    build: 'rslib && tsc -p tsconfig.check.json',
  });
});

test('a command of tsc whose tsconfig was not pasted stays, and says so', () => {
  const files = [
    tsconfig({ compilerOptions: options, include: ['src'] }),
    manifest({ build: 'tsc && tsc -p configs/tsconfig.other.json' }),
  ];
  expect(convert(files).files[1]?.text).toContain('"build": "rslib && tsc -p configs/tsconfig.other.json"');
  expect(decided(files)).toEqual([
    'package.json:5 scripts.build `configs/tsconfig.other.json`, by which `tsc -p configs/tsconfig.other.json` builds, was not pasted, so this command stays. Paste the file, too.',
  ]);
});

test('a tsconfig that was not pasted is named with the options that it may set', () => {
  const files = [
    tsconfig({
      extends: ['@tsconfig/node20/tsconfig.json', './base.json'],
      compilerOptions: { ...options, declaration: true },
      include: ['src'],
    }),
    tsconfig({ compilerOptions: { sourceMap: true, allowJs: false } }, 'base.json'),
    manifest({ build: 'tsc' }),
  ];
  expect(decided(files)).toEqual([
    'tsconfig.json:1 extends `@tsconfig/node20/tsconfig.json` was not pasted. If it sets one of `resolveJsonModule`, set what corresponds in the config, or paste that file, too.',
  ]);
  expect(convert(files).files[0]?.text).toContain('sourceMap: true');
});

test('of a folder, the command also reads the tsconfigs that others extend, in other folders and in packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rslib-docs-convert-'));
  const write = (name: string, content: object) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  };
  try {
    write('package/tsconfig.json', {
      extends: ['shared/tsconfig.json', '../configs/emit'],
      compilerOptions: { rootDir: 'src', outDir: 'dist' },
      include: ['src'],
    });
    write('configs/emit.json', { compilerOptions: { declaration: true } });
    write('package/node_modules/shared/tsconfig.json', { compilerOptions: { target: 'es2021', module: 'esnext' } });
    write('package/package.json', { name: 'a', type: 'module', scripts: { build: 'tsc' } });
    const command = ['node_modules/jiti/lib/jiti-cli.mjs', 'components/converter/command.ts', join(folder, 'package')];
    const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stdout).toContain("syntax: 'es2021'");
    expect(stdout).toContain('dts: true');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('options of tsc that stay share a line', () => {
  const { notes } = convert([
    tsconfig({
      compilerOptions: { ...options, strict: true, skipLibCheck: true, noImplicitAny: true },
      include: ['src'],
    }),
  ]);
  expect(notes.filter(({ option }) => /^(strict|skipLibCheck|noImplicitAny)$/.test(option))).toHaveLength(1);
});
