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
  expect(said(...files)).toContain('decide vite.config.ts:5 build.rollupOptions.output converter.otherFile');
  expect(convert(files).files[0]?.text.match(/format:/g)).toHaveLength(1);
});

test('a replacement that was left out leaves no empty object', () => {
  const text = `export default ({ isPreview }) => ({
  define: { __MODE__: isPreview },
  build: { lib: { entry: 'src/index.ts', formats: ['es'] } },
});
`;
  const { files } = convert([vite(text)]);
  expect(said(vite(text))).toContain('decide vite.config.ts:2 define converter.unread');
  expect(files[0]?.text).not.toContain('define:');
});

/** The converted config and package.json. */
const textsOf = (...files: PastedFile[]) => {
  const [config, changed] = convert(files).files;
  return { config: config?.text ?? '', manifest: changed?.text ?? '' };
};
const tsup = (options: string): PastedFile => ({ name: 'tsup.config.ts', text: `export default { ${options} };\n` });
const tsconfig = (options: object): PastedFile => ({
  name: 'tsconfig.json',
  text: JSON.stringify({ compilerOptions: options }),
});

test('stylesheets of a package that another tool builds for any platform are written, or said to be missing', () => {
  const options = tsup("entry: { index: 'src/index.ts' }, format: ['esm', 'cjs'], dts: true");
  const kept = textsOf(options, manifest({ exports: { './styles.css': './dist/index.css' } }));
  expect(kept.config).toContain('emitCss: true');
  expect(kept.manifest).toContain('"./dist/esm/index.css"');
  const react = manifest({ peerDependencies: { react: '*' } });
  expect(said(options, react)).toContain('decide tsup.config.ts:1  converter.noStyles');
  expect(textsOf(options, manifest({ devDependencies: { sass: '*' } })).config).toContain('pluginSass()');
});

test('styles that the PostCSS plugin of Rollup put into the JavaScript stay there, unless modules stay apart', () => {
  const of = (output: string, argument: string) => {
    const text = `import postcss from 'rollup-plugin-postcss';
export default { input: 'src/index.js', output: { format: 'es', ${output} }, plugins: [postcss(${argument})] };
`;
    return textsOf(rollup(text), manifest({})).config;
  };
  expect(of("file: 'dist/a.js'", '')).toContain('injectStyles: true');
  expect(of("file: 'dist/a.js'", '{ extract: true }')).toContain('emitCss: true');
  const apart = of("dir: 'dist', preserveModules: true", '');
  expect(apart).not.toContain('injectStyles');
});

test('declarations go beside the JavaScript, wherever declarationDir of a tsconfig points', () => {
  const options = tsup("entry: { index: 'src/index.ts' }, dts: true, format: 'esm'");
  expect(textsOf(options, manifest({}), tsconfig({ declarationDir: 'types' })).config).toContain("distPath: './dist'");
  expect(textsOf(options, manifest({}), tsconfig({})).config).toContain('dts: true');
});

test('declarations that import and require share are those of the type of the package, with Vite and Rollup, too', () => {
  const config = vite(`import dts from 'vite-plugin-dts';
export default { plugins: [dts()], build: { lib: { entry: { index: 'src/index.ts' }, formats: ['es', 'cjs'] } } };
`);
  const types = './dist/index.d.ts';
  expect(textsOf(config, manifest({ type: 'commonjs', types })).manifest).toContain('"./dist/cjs/index.d.ts"');
  expect(textsOf(config, manifest({ types })).manifest).toContain('"./dist/esm/index.d.ts"');
});

test('two outputs with the same name are two files', () => {
  const text = `export default { input: 'src/index.js', output: [
  { dir: 'dist', format: 'cjs', entryFileNames: '[name].js' },
  { dir: 'dist', format: 'es', entryFileNames: '[name].js' },
] };
`;
  expect(textsOf(rollup(text), manifest({})).config.match(/js: '\[name\]/g)?.length ?? 0).toBe(2);
  expect(said(rollup(text), manifest({}))).toContain('decide rollup.config.js:1  converter.clash');
});

test('an alias that no tsconfig has is said to stay in declarations', () => {
  const config: PastedFile = {
    name: 'tsdown.config.ts',
    text: "import { defineConfig } from 'tsdown';\nexport default defineConfig({ entry: 'src/index.ts', dts: true, alias: { '#app': './src/app' } });\n",
  };
  expect(said(config, manifest({}), tsconfig({})).join()).toContain('alias converter.aliasTypes');
  const paths = { '#app/*': ['./src/app/*'] };
  expect(said(config, manifest({}), tsconfig({ paths })).join()).not.toContain('aliasTypes');
});

test('a command of the own, JSON in declarations and a file that entries exclude are left to decide', () => {
  const config = tsup("entry: ['src/*.ts', '!src/internal.ts'], format: ['esm', 'cjs'], dts: true");
  const notes = said(config, manifest({ bin: './bin/a.mjs' }), tsconfig({ resolveJsonModule: true }));
  expect(notes).toContain('decide tsup.config.ts:1 entry converter.excluded');
  expect(notes).toContain('decide tsup.config.ts:1  converter.jsonTypes');
  expect(notes.join()).toContain('bin converter.ownCommand');
});

test('named imports of JSON in JavaScript modules, a workspace and sources with other extensions are mentioned', () => {
  const json =
    "import json from '@rollup/plugin-json';\nexport default { input: 'src/a.js', output: { file: 'dist/a.js' }, plugins: [json()] };\n";
  expect(said(rollup(json), manifest({})).join()).toContain(
    'decide rollup.config.js:2 @rollup/plugin-json converter.jsonNames',
  );
  expect(said(rollup(json), manifest({ type: 'commonjs' })).join()).not.toContain('jsonNames');
  const workspace = { name: 'tsdown.config.ts', text: "export default { workspace: 'packages/*' };\n" };
  expect(said(workspace).join()).toContain('decide tsdown.config.ts:1 workspace converter.workspace');
  const scripts = { build: 'tsc' };
  const mts = said(tsconfig({ outDir: 'build' }), manifest({ scripts, exports: './build/index.mjs' }));
  expect(mts.join()).toContain('converter.mts');
});

test('tsc that only writes declarations is kept, and nothing is built for it', () => {
  const files = [tsconfig({ emitDeclarationOnly: true, outDir: 'types' }), manifest({ scripts: { build: 'tsc' } })];
  expect(said(...files)).toEqual(['error package.json:1  converter.error.typesOnly']);
  expect(convert(files).files).toEqual([]);
});

test('a text of package.json that is a part of another one follows package.json, too', () => {
  const text = `import { defineConfig } from 'tsdown';
import pkg from './package.json' with { type: 'json' };
const banner = \`/*! \${pkg.name} v\${pkg.version} */\`;
export default defineConfig({ entry: 'src/index.ts', banner, footer: '// ' + pkg.version });
`;
  const { config } = textsOf({ name: 'tsdown.config.ts', text }, manifest({ name: 'a', version: '1.2.3' }));
  expect(config).toContain('/*! ${pkg.name} v${pkg.version} */');
  expect(config).toContain("'// ' + pkg.version");
  expect(config).toContain('./package.json');
  expect(config).not.toContain('1.2.3');
});

test('a text of package.json that cannot be copied is said to stay as it is', () => {
  const text = `import pkg from './package.json';
const bannerOf = (kind) => \`/*! \${kind} \${pkg.version} */\`;
export default { input: 'src/index.js', output: { file: 'dist/a.js', format: 'es', banner: bannerOf('esm') } };
`;
  const files = [rollup(text), manifest({ version: '1.2.3' })];
  expect(textsOf(...files).config).toContain('/*! esm 1.2.3 */');
  expect(said(...files)).toContain('decide rollup.config.js:3 output.banner converter.frozen');
});

test('what tsup bundles in spite of skipNodeModulesBundle is no external', () => {
  const options = (bundled: string) =>
    textsOf(tsup(`entry: ['src/index.ts'], skipNodeModulesBundle: true, noExternal: ${bundled}`), manifest({})).config;
  const externalOf = (config: string) => {
    const [, pattern = ''] = /externals: \[\/(.*)\/\]/.exec(config) ?? [];
    return (name: string) => new RegExp(pattern).test(name);
  };
  const isExternal = externalOf(options("['ms', '@a/b.c', /^nano/]"));
  expect(['ms', 'ms/x', '@a/b.c', 'nanoid'].map(isExternal)).toEqual([false, false, false, false]);
  expect(['msw', '@a/bxc', 'a-nano', './ms'].map(isExternal)).toEqual([true, true, true, false]);
  expect(said(tsup("entry: ['src/a.ts'], skipNodeModulesBundle: true, noExternal: list")).join()).toContain('skipBut');
});

test('names of files that a config derives from package.json are read', () => {
  const text = `import pkg from './package.json' with { type: 'json' };
const name = pkg.main.replace(/\\.js$/, '');
export default { input: 'src/index.js', output: [
  { file: \`\${name}.js\`, format: 'cjs' },
  { file: pkg.main.replace('.js', '.mjs'), format: 'es' },
] };
`;
  const { config } = textsOf(rollup(text), manifest({ type: 'commonjs', main: 'out/bundle.js' }));
  expect(config).toContain("bundle: './src/index.js'");
  expect(config.match(/\.\/out/g)).toHaveLength(1);
  const slow = text.replace('/\\.js$/', '/(a+)+$/');
  expect(said(rollup(slow), manifest({ main: 'out/bundle.js' })).join()).toContain('output.file converter.unread');
});

test('a function that tests what is imported becomes a regular expression, and node_modules stands for packages', () => {
  const of = (external: string) =>
    textsOf(
      rollup(
        `import { nodeResolve } from '@rollup/plugin-node-resolve';\nexport default { input: 'src/index.js', external: ${external}, output: { file: 'dist/index.js', format: 'es' }, plugins: [nodeResolve()] };\n`,
      ),
      manifest({ dependencies: { ms: '*' } }),
    ).config;
  for (const all of ['(id) => !/^[./]/.test(id)', '[/node_modules/]', "id => id.includes('node_modules')"]) {
    expect(of(all)).toContain('externals: [/^[^./]/]');
    expect(of(all)).not.toContain('autoExternal');
  }
  expect(of('(id) => /^ms/.test(id)')).toContain('externals: [/^ms/]');
  expect(of('(id) => /^lodash/.test(id)')).toContain("exclude: ['ms']");
  expect(of('(id) => isExternal(id)')).not.toContain('externals');
});

test('each format has the folder that [format] names, in Rollup and in Vite', () => {
  const exported = { '.': { import: './dist/es/index.js', require: './dist/cjs/index.cjs' } };
  const inRollup = `export default { input: { index: 'src/index.js' }, output: [
  { dir: 'dist', format: 'esm', entryFileNames: '[format]/[name].js' },
  { dir: 'dist', format: 'cjs', entryFileNames: '[format]/[name].cjs' },
] };
`;
  const inVite = `export default { build: { lib: { entry: { index: 'src/index.js' }, formats: ['es', 'cjs'] },
  rollupOptions: { output: { entryFileNames: '[format]/[name].js' } } } };
`;
  for (const [file, cjs] of [
    [rollup(inRollup), 'index.cjs'],
    [vite(inVite), 'index.js'],
  ] as const) {
    const own = { '.': { import: exported['.'].import, require: `./dist/cjs/${cjs}` } };
    const { config } = textsOf(file, manifest({ exports: own }));
    expect(config).toContain("distPath: './dist/es'");
    expect(config).toContain("distPath: './dist/cjs'");
    expect(said(file, manifest({ exports: own })).join()).not.toContain('converter.path');
  }
});

test('declarations of rollup-plugin-typescript2 are written, where tsconfig.json asks for them', () => {
  const of = (argument: string, options: object) =>
    textsOf(
      rollup(
        `import typescript from 'rollup-plugin-typescript2';\nexport default { input: 'src/index.ts', output: { file: 'dist/index.js', format: 'es' }, plugins: [typescript(${argument})] };\n`,
      ),
      manifest({ types: 'dist/index.d.ts' }),
      tsconfig(options),
    ).config;
  expect(of('', { declaration: true, target: 'es2020' })).toContain('dts: true');
  expect(of('', { declaration: true, target: 'es2020' })).toContain("syntax: 'es2020'");
  expect(of('', { target: 'es2020' })).not.toContain('dts');
  expect(of('{ tsconfigOverride: { compilerOptions: { declaration: false } } }', { declaration: true })).not.toContain(
    'dts',
  );
});

test('a flag for the config itself needs nothing, and stubs of unbuild are said to be builds now', () => {
  const config = "export default { input: 'src/index.js', output: { file: 'dist/index.js', format: 'es' } };\n";
  const scripts = { build: 'rollup -c rollup.config.js --configPlugin esbuild' };
  expect(said(rollup(config), manifest({ scripts })).join()).not.toContain('converter.script,');
  const unbuild = { name: 'build.config.ts', text: "export default { entries: ['src/index.ts'] };\n" };
  const notes = said(unbuild, manifest({ scripts: { build: 'unbuild', prepare: 'unbuild --stub' } }));
  expect(notes.filter((note) => note.startsWith('decide') && note.includes('prepare'))).toEqual([
    expect.stringContaining('converter.stub'),
  ]);
});
