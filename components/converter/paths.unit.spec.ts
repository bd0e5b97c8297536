import { expect, test } from 'playwright/test';
import { convert } from './convert/index.ts';
import { noteMarkdown } from './note-markdown.ts';
import type { PastedFile } from './types.ts';

const manifest = (more: object): PastedFile => ({
  name: 'package.json',
  text: JSON.stringify({ name: 'a', type: 'module', ...more }, null, 2),
});
const tsconfig = (options: object, more: object = {}): PastedFile => ({
  name: 'tsconfig.json',
  text: JSON.stringify({ compilerOptions: options, ...more }),
});
const file = (name: string, options: string): PastedFile => ({ name, text: `export default { ${options} };\n` });

/** The notes, as `decide main converter.path`. */
const said = (...files: PastedFile[]) =>
  convert(files).notes.map(
    ({ kind, option, message }) => `${kind} ${option} ${'key' in message ? message.key : 'row'}`,
  );

/** The converted config, and the changed package.json. */
const converted = (...files: PastedFile[]) => {
  const [config, changed] = convert(files).files;
  return { config: config?.text ?? '', manifest: JSON.parse(changed?.text ?? '{}') };
};

test('a tsc build without rootDir keeps the folder of the sources, where package.json names it', () => {
  const options = tsconfig({ module: 'commonjs', outDir: 'dist', declaration: true }, { include: ['src/**/*'] });
  const below = manifest({ type: 'commonjs', main: './dist/src/index.js', scripts: { build: 'tsc' } });
  expect(converted(options, below).config).toContain("outBase: './'");
  expect(said(options, below)).toContain('decide  converter.rootDirProject');
  expect(said(options, below)).not.toContain('decide  converter.rootDir');
  const beside = manifest({ type: 'commonjs', main: './dist/index.js', scripts: { build: 'tsc' } });
  expect(converted(options, beside).config).toContain("outBase: './src'");
  const named = tsconfig({ module: 'commonjs', outDir: 'dist', rootDir: 'src' }, { include: ['src'] });
  expect(converted(named, below).config).toContain("outBase: './src'");
});

test('scripts that run an output file run the one that Rslib writes', () => {
  const config = file('tsup.config.ts', "entry: ['src/cli.ts'], format: ['esm', 'cjs'], dts: true");
  const scripts = {
    build: 'tsup && node ./dist/cli.cjs --check',
    start: 'node dist/cli.js',
    other: 'node dist/cli.json && cp a.js dist/',
  };
  const files = [config, manifest({ bin: './dist/cli.js', scripts })];
  expect(converted(...files).manifest.scripts).toEqual({
    build: 'rslib && node ./dist/cjs/cli.cjs --check',
    start: 'node dist/esm/cli.js',
    other: 'node dist/cli.json && cp a.js dist/',
  });
  expect(said(...files)).toContain('converted scripts.start converter.scriptPath');
});

test('fields that repeat paths of output files change with them', () => {
  const config = file('tsup.config.ts', "entry: ['src/index.ts'], format: ['esm', 'cjs'], dts: true");
  const paths = { main: './dist/index.cjs', exports: { '.': { import: './dist/index.js' } } };
  const more = {
    publishConfig: paths,
    imports: { '#self': './dist/index.js' },
    sideEffects: ['./dist/index.js', '**/*.css'],
    files: ['dist', 'dist/*.js'],
    'size-limit': [{ path: 'dist/index.cjs' }],
  };
  const after = converted(config, manifest(more)).manifest;
  expect(after.publishConfig).toEqual({
    main: './dist/cjs/index.cjs',
    exports: { '.': { import: './dist/esm/index.js' } },
  });
  expect(after.imports).toEqual({ '#self': './dist/esm/index.js' });
  expect(after.sideEffects).toEqual(['./dist/esm/index.js', '**/*.css']);
  expect(after.files).toEqual(['dist', 'dist/*.js']);
  expect(after['size-limit']).toEqual([{ path: 'dist/cjs/index.cjs' }]);
});

test('stylesheets of Vite move into the folder of the format that writes them', () => {
  const text = `import dts from 'vite-plugin-dts';
export default {
  plugins: [dts()],
  build: { lib: { entry: 'src/index.ts', formats: ['es', 'cjs'], fileName: 'index' } },
};
`;
  const exports = {
    '.': { import: './dist/index.js', require: './dist/index.cjs' },
    './style.css': './dist/index.css',
  };
  const after = converted({ name: 'vite.config.ts', text }, manifest({ exports }));
  expect(after.manifest.exports['./style.css']).toBe('./dist/esm/index.css');
});

test('declarations in a folder of their own are known to be written there', () => {
  const text = `import typescript from '@rollup/plugin-typescript';
export default {
  input: 'src/index.ts',
  output: [{ file: 'dist/index.cjs', format: 'cjs' }, { file: 'dist/index.js', format: 'es' }],
  plugins: [typescript()],
};
`;
  const options = tsconfig({ target: 'ES2020', rootDir: 'src', declaration: true, declarationDir: 'dist/types' });
  const files = [{ name: 'rollup.config.js', text }, options, manifest({ types: './dist/types/index.d.ts' })];
  expect(said(...files)).not.toContain('decide types converter.path');
  const { config, manifest: after } = converted(...files);
  expect(after.types).toBe('./dist/types/index.d.ts');
  // A second format would write the same files, or rename them.
  expect(config).toContain("{ format: 'esm', dts: { distPath: './dist/types' } }");
  expect(config.match(/dts:/g)).toHaveLength(1);
});

test('declarations that a command of tsc writes by its tsconfig are no missing files', () => {
  const config = file('vite.config.ts', "build: { lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'a' } }");
  const options = tsconfig({ declaration: true, rootDir: 'src', declarationDir: './types' });
  const of = (build: string) => said(config, options, manifest({ types: './types/index.d.ts', scripts: { build } }));
  expect(of('vite build')).toContain('decide types converter.pathElsewhere');
  expect(of('tsc --emitDeclarationOnly && vite build')).not.toContain('decide types converter.pathElsewhere');
});

test('of several configs of a tool, the one with the usual name is converted, and the others are builds of their own', () => {
  const main = file('rollup.config.js', "input: 'src/index.js', output: { file: 'dist/index.js', format: 'es' }");
  const cli = file('rollup.bin.config.js', "input: 'src/cli.js', output: { file: 'bin/cli.js', format: 'es' }");
  const scripts = { build: 'rollup -c && rollup -c rollup.bin.config.js' };
  for (const files of [
    [main, cli],
    [cli, main],
  ]) {
    expect(converted(...files).config).toContain('./src/index.js');
    const notes = convert([...files, manifest({ scripts })]).notes;
    expect(notes.map((note) => `${note.file} ${noteMarkdown(note, 'en')}`).join('\n')).toContain(
      'rollup.bin.config.js This is a build of its own',
    );
  }
  expect(said(main, file('tsup.config.ts', "entry: ['a.ts']"))).toContain('decide  converter.error.several');
});

test('a script that builds twice runs Rslib once, and the build that was not converted is left to decide', () => {
  const scripts = {
    build: 'tsup src/index.ts --format esm && tsup src/cli.ts --format esm --out-dir bin && echo done',
  };
  const files = [manifest({ scripts, devDependencies: { tsup: '*' } })];
  expect(converted(...files).manifest.scripts.build).toBe('rslib && echo done');
  expect(said(...files)).toContain('decide scripts.build converter.scriptBuild');
  expect(said(...files)).not.toContain('decide scripts.build converter.script');
});

test('a config of which nothing can be read is an error', () => {
  const text = "const names = ['a'];\nexport default names.flatMap((name) => [{ input: name }]);\n";
  expect(said({ name: 'rollup.config.js', text })).toContain('error  converter.error.unread');
});

test('JavaScript that another tool compiles beside tsc is not said to be published as it is', () => {
  const options = tsconfig({ declaration: true, emitDeclarationOnly: true, outDir: 'dist' });
  const of = (build: string) => said(options, manifest({ scripts: { build } }));
  expect(of('esbuild src/index.ts --outfile=dist/index.js && tsc')).toContain('error  converter.error.otherCompiler');
  expect(of('NODE_ENV=production babel src -d dist && tsc')).toContain('error  converter.error.otherCompiler');
  expect(of('tsc')).toContain('error  converter.error.typesOnly');
});

test("options of Rollup's plugins that change the output are left to decide", () => {
  const of = (plugin: string, argument: string) => {
    const text = `import plugin from '${plugin}';
export default { input: 'src/index.js', output: { file: 'dist/a.js', format: 'es' }, plugins: [plugin(${argument})] };
`;
    return said({ name: 'rollup.config.js', text }).filter((note) => note.startsWith('decide'));
  };
  expect(of('@rollup/plugin-terser', '{ format: { comments: false } }')).toEqual([
    'decide @rollup/plugin-terser converter.pluginOption',
  ]);
  expect(of('@rollup/plugin-terser', '')).toEqual([]);
  expect(of('@rollup/plugin-node-resolve', '{ browser: true }')).toContain(
    'decide @rollup/plugin-node-resolve converter.pluginOption',
  );
});

test('stylesheets that stay apart from their modules are said to be imported by them', () => {
  const of = (output: string) => {
    const text = `import postcss from 'rollup-plugin-postcss';
export default { input: 'src/index.js', output: { format: 'cjs', ${output} }, plugins: [postcss({ extract: 'a.css' })] };
`;
    return said({ name: 'rollup.config.js', text }, manifest({}));
  };
  expect(of("dir: 'lib', preserveModules: true")).toContain('decide  converter.stylesApart');
  expect(of("file: 'lib/index.cjs'")).not.toContain('decide  converter.stylesApart');
});

test('paths of a tsconfig in another folder are those of the project', () => {
  const base = tsconfig({ module: 'esnext', rootDir: 'src', target: 'es2022' });
  const own = {
    name: 'config/tsconfig.esm.json',
    text: JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { outDir: '../dist/esm' },
      include: ['../src'],
      exclude: ['../src/old'],
    }),
  };
  const { config } = converted(base, own, manifest({ scripts: { build: 'tsc -p config/tsconfig.esm.json' } }));
  expect(config).toContain("distPath: './dist/esm'");
  expect(config).toContain("'./src/**/*.{ts,tsx}', '!./src/old/**'");
});

test('JSON that modules of their own import is said to stay an import', () => {
  const config = (options: string) => file('tsdown.config.ts', `entry: ['src/**/*.ts'], unbundle: true, ${options}`);
  const json = tsconfig({ resolveJsonModule: true, rootDir: 'src' });
  expect(said(config("format: 'esm'"), json)).toContain('decide  converter.jsonApart');
  expect(said(config("format: 'esm'"), tsconfig({})).join()).not.toContain('converter.jsonApart');
  expect(said(file('tsdown.config.ts', "entry: ['src/a.ts']"), json).join()).not.toContain('converter.jsonApart');
  // An entry of all files has the JSON that is among them.
  expect(said(file('tsdown.config.ts', "entry: 'src/a.ts', unbundle: true"), json)).toContain(
    'converted  converter.jsonApart',
  );
});

test('a stylesheet of Vite that modules of their own import instead is no file of the package any more', () => {
  const of = (output: string) => {
    const lib = "lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'style' }";
    const config = file('vite.config.ts', `build: { ${lib}, rollupOptions: { output: { ${output} } } }`);
    return said(config, manifest({ exports: { '.': './dist/index.js', './style.css': './dist/style.css' } }));
  };
  const apart = of("preserveModules: true, entryFileNames: '[name].js'");
  expect(apart).toContain('decide  converter.stylesApart');
  expect(apart).toContain('decide exports../style.css converter.path');
  expect(of("entryFileNames: '[name].js'").filter((note) => /stylesApart|converter\.path/.test(note))).toEqual([]);
});
