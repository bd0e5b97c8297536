import { expect, test } from 'playwright/test';
import { convert } from './convert/index.ts';
import type { PastedFile } from './types.ts';

const manifest = (more: object): PastedFile => ({
  name: 'package.json',
  text: JSON.stringify({ name: 'a', type: 'module', ...more }, null, 2),
});

/** The notes of a conversion, as `decide rollup.config.js:3 input converter.unread`. */
const said = (...files: PastedFile[]) =>
  convert(files).notes.map(
    ({ kind, file, line, option, message }) =>
      `${kind} ${file}:${line} ${option} ${'key' in message ? message.key : 'row'}`,
  );

const rollup = (text: string): PastedFile => ({ name: 'rollup.config.js', text });
const vite = (text: string): PastedFile => ({ name: 'vite.config.ts', text });

test('a helper of Rollup whose argument cannot be read is left to decide, and no part of it becomes a lib item', () => {
  const files = [
    rollup(`const bundle = (config) => ({ ...config, input: 'src/index.js' });
export default [
  { input: 'src/a.js', output: { file: 'dist/a.js', format: 'es' } },
  bundle((() => ({ output: { file: 'dist/b.cjs', format: 'cjs' } }))()),
];
`),
  ];
  expect(said(...files)).toContain('decide rollup.config.js:4  converter.unread');
  expect(convert(files).files[0]?.text.match(/format:/g)).toHaveLength(1);
});

test('the TypeScript plugin of Rollup takes declarations and the target from its tsconfig, or says that it is missing', () => {
  const config = rollup(`import typescript from '@rollup/plugin-typescript';
export default {
  input: 'src/index.ts',
  output: { file: 'dist/index.js', format: 'es' },
  plugins: [typescript()],
};
`);
  const options = { target: 'ES2019', declaration: true, declarationDir: 'dist/types' };
  const tsconfig = { name: 'tsconfig.json', text: JSON.stringify({ compilerOptions: options }) };
  const text = convert([config, tsconfig, manifest({})]).files[0]?.text;
  expect(text).toContain("syntax: 'es2019'");
  expect(text).toContain("dts: { distPath: './dist/types' }");
  expect(said(config)).toContain('decide rollup.config.js:5 @rollup/plugin-typescript converter.pluginTsconfig');
  expect(said(config, tsconfig).filter((note) => note.startsWith('decide') && note.includes('pluginTsconfig'))).toEqual(
    [],
  );
});

test('modules that stay apart as CommonJS say what becomes of default imports of JSON', () => {
  const of = (format: string) =>
    said(
      rollup(
        `export default { input: 'src/index.js', output: { dir: 'dist', format: '${format}', preserveModules: true } };`,
      ),
    ).filter((note) => note.includes('jsonDefault'));
  expect(of('cjs')).toEqual(['decide rollup.config.js:1  converter.jsonDefault']);
  expect(of('es')).toEqual([]);
});

test('paths of package.json that nothing writes are noted in other folders, too, but not sources and commands', () => {
  const notes = said(
    rollup("export default { input: 'src/index.js', output: { file: 'dist/index.js', format: 'es' } };"),
    manifest({
      main: './dist/index.js',
      module: './es/index.js',
      bin: './bin/cli.js',
      exports: { './styles.css': './src/styles.css', './lib': './lib/index.cjs' },
      types: './types/index.d.ts',
      scripts: { build: 'rollup -c && tsc --emitDeclarationOnly --outDir ./types' },
    }),
  ).filter((note) => note.includes('converter.path'));
  expect(notes).toEqual([
    'decide package.json:5 module converter.pathElsewhere',
    'decide package.json:9 exports../lib converter.pathElsewhere',
  ]);
});

test('a config of Vite says what becomes of import.meta.env, and of process.env in scripts for pages', () => {
  const of = (formats: string) =>
    said(
      vite(
        `export default { build: { lib: { entry: 'src/index.ts', name: 'A', formats: ${formats}, fileName: 'a' } } };`,
      ),
    );
  expect(of("['es']")).toContain('converted vite.config.ts:1  converter.metaEnv');
  expect(of("['es']")).not.toContain('converted vite.config.ts:1  converter.nodeEnv');
  expect(of("['umd']")).toContain('converted vite.config.ts:1  converter.nodeEnv');
});

test('an output of Vite that cannot be read is left to decide, beside those that can', () => {
  const files = [
    vite(`import { outputOf } from './outputs.js';
export default {
  build: {
    lib: { entry: 'src/index.ts' },
    rollupOptions: { output: [{ format: 'es', dir: 'es' }, outputOf('cjs')] },
  },
};
`),
  ];
  expect(said(...files)).toContain('decide vite.config.ts:5 build.rollupOptions.output converter.unread');
  expect(convert(files).files[0]?.text.match(/format:/g)).toHaveLength(1);
});

test('a replacement that was left out leaves no empty object', () => {
  const text = `export default ({ mode }) => ({
  define: { __MODE__: mode },
  build: { lib: { entry: 'src/index.ts', formats: ['es'] } },
});
`;
  const { files } = convert([vite(text)]);
  expect(said(vite(text))).toContain('decide vite.config.ts:2 define converter.unread');
  expect(files[0]?.text).not.toContain('define:');
});
