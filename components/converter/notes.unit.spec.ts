import { expect, test } from 'playwright/test';
import { convert } from './convert/index.ts';
import type { Conversion, PastedFile } from './types.ts';

/** Converts a config with a `package.json`. */
function converted(config: PastedFile, manifest: object, ...others: PastedFile[]): Conversion & { text: string } {
  const conversion = convert([config, { name: 'package.json', text: JSON.stringify(manifest, null, 2) }, ...others]);
  return { ...conversion, text: conversion.files[0]?.text ?? '' };
}

/** The keys of notes with their kinds and lines. */
const said = ({ notes }: Conversion) =>
  notes.flatMap(({ kind, line, message }) =>
    'key' in message ? `${line} ${kind} ${message.key.replace('converter.', '')}` : [],
  );

const tsup = (options: string): PastedFile => ({
  name: 'tsup.config.ts',
  text: `import { defineConfig } from 'tsup';\n\nexport default defineConfig({\n${options}\n});\n`,
});
const tsdown = (options: string): PastedFile => ({
  name: 'tsdown.config.ts',
  text: `import { defineConfig } from 'tsdown';\n\nexport default defineConfig({\n${options}\n});\n`,
});

test('a banner is to be decided in a package with a command, unless it is the #! line itself', () => {
  const entry = "  entry: ['src/cli.ts'],\n";
  const command = { name: 'a', bin: './dist/cli.js' };
  const banner = "  banner: { js: '/* a */' },";
  expect(said(converted(tsup(entry + banner), command))).toContain('5 decide bannerBin');
  expect(said(converted(tsdown(entry + banner), command))).toContain('5 decide bannerBin');
  expect(said(converted(tsup(entry + banner), { name: 'a' })).join()).not.toContain('bannerBin');
  const own = "  banner: { js: '#!/usr/bin/env node' },";
  expect(said(converted(tsup(entry + own), command)).join()).not.toContain('bannerBin');
});

test('a package that is external in a script stays out of it, whatever package.json lists', () => {
  const options = "  entry: ['src/index.ts'],\n  format: ['esm', 'umd'],\n  globalName: 'A',\n";
  const react = { name: 'a', peerDependencies: { react: '*' } };
  const guessed = converted(tsdown(`${options}  external: ['react'],`), react);
  expect(guessed.text).toContain("react: { root: 'react', commonjs: 'react', commonjs2: 'react', amd: 'react' }");
  expect(said(guessed)).toContain('7 decide global');
  const named = converted(
    tsdown(`${options}  external: ['react'],\n  outputOptions: { globals: { react: 'My.React' } },`),
    react,
  );
  expect(named.text).toContain("root: ['My', 'React']");
  expect(said(named).join()).not.toContain('decide global');
  const unknown = converted(tsdown(`${options}  external: (id) => id.startsWith('r'),`), { name: 'a' });
  expect(said(unknown)).toContain('7 decide scriptUnread');
  const bundled = converted(tsdown(`${options}  noExternal: ['react'],`), react);
  expect(bundled.text).not.toContain('externals');
});

test('tsup bundles what an iife imports, so that nothing says that it stays out', () => {
  const options = "  entry: ['src/index.ts'],\n  format: 'iife',\n  globalName: 'A',\n  external: ['react'],";
  const conversion = converted(tsup(options), { name: 'a', peerDependencies: { react: '*' } });
  expect(said(conversion)).toContain('7 converted scriptBundles');
  expect(said(conversion).join()).not.toContain('listed');
});

test('JSX is not asked for where a tsconfig has none', () => {
  const manifest = { name: 'a', peerDependencies: { react: '*' } };
  const config = tsup("  entry: ['src/index.ts'],");
  const tsconfig = (text: string): PastedFile => ({ name: 'tsconfig.json', text });
  expect(said(converted(config, manifest)).join()).toContain('react');
  expect(said(converted(config, manifest, tsconfig('{ "compilerOptions": {} }'))).join()).not.toContain('react');
  expect(said(converted(config, manifest, tsconfig('{ "extends": "./base.json" }'))).join()).toContain('react');
});

test('folders of formats are only mentioned where files change theirs', () => {
  const shared = "entry: ['src/index.ts'], dts: true";
  const list = (a: string, b: string): PastedFile => ({
    name: 'tsup.config.ts',
    text: `export default [{ ${shared}, format: 'esm', outDir: '${a}' }, { ${shared}, format: 'cjs', outDir: '${b}' }];\n`,
  });
  expect(said(converted(list('dist/esm', 'dist/cjs'), { name: 'a' })).join()).not.toContain('folders');
  expect(said(converted(list('dist', 'dist'), { name: 'a' })).join()).toContain('folders');
});

test('tests in declarations are mentioned unless a tsconfig excludes them', () => {
  const config = tsup("  entry: ['src/index.ts'],\n  dts: true,");
  const excluded = { name: 'tsconfig.json', text: '{ "exclude": ["**/*.test.ts"] }' };
  expect(said(converted(config, { name: 'a' })).join()).toContain('allTypes');
  expect(said(converted(config, { name: 'a' }, excluded)).join()).not.toContain('allTypes');
});

test('an option is named by itself, and a value that can be read is not called unknown', () => {
  const { notes } = converted(tsdown("  entry: 'src/index.ts',\n  dts: { eager: true },\n  format: 1,"), {
    name: 'a',
    types: './dist/index.d.mts',
  });
  expect(notes.map(({ kind, line, option }) => `${line} ${kind} ${option}`)).toContain('5 none dts.eager');
  expect(said({ tool: 'tsdown', files: [], notes })).toContain('6 decide left');
});

test('declarations that both conditions share are those of the package type', () => {
  const config: PastedFile = {
    name: 'build.config.ts',
    text: "export default { entries: ['src/index.ts'], declaration: true, rollup: { emitCJS: true } };\n",
  };
  const shared = { name: 'a', types: './dist/index.d.ts' };
  expect(converted(config, shared).files[1]?.text).toContain('"types": "./dist/cjs/index.d.ts"');
  expect(converted(config, { ...shared, type: 'module' }).files[1]?.text).toContain('"types": "./dist/esm/index.d.ts"');
});

test('declarations of a folder below the sources are left out, with a note, unless another build writes them', () => {
  const folder = (before: string): PastedFile => ({
    name: 'build.config.ts',
    text: `export default {\n  entries: [${before}{ builder: 'mkdist', input: 'src/utils', outDir: 'dist/utils' }],\n  declaration: true,\n};\n`,
  });
  const alone = converted(folder(''), { name: 'a' });
  expect(said(alone)).toContain('2 decide mkdistTypes');
  expect(alone.text).not.toContain('dts');
  const beside = converted(folder("'src/index.ts', "), { name: 'a' });
  expect(said(beside).join()).not.toContain('mkdistTypes');
  expect(beside.text.match(/dts/g)).toHaveLength(1);
});
