import { expect, test } from 'playwright/test';
import { convert } from './convert/index.ts';
import type { PastedFile } from './types.ts';

const manifest = (more: object): PastedFile => ({
  name: 'package.json',
  text: JSON.stringify({ name: 'a', type: 'module', ...more }, null, 2),
});
const tsup = (text: string): PastedFile => ({ name: 'tsup.config.ts', text: `export default ${text};\n` });
const vite = (text: string): PastedFile => ({ name: 'vite.config.ts', text: `export default ${text};\n` });
const rollup = (text: string): PastedFile => ({ name: 'rollup.config.js', text });

/** The converted config and package.json, and the notes by option and key. */
const of = (...files: PastedFile[]) => {
  const { files: written, notes } = convert(files);
  return {
    config: written[0]?.text ?? '',
    manifest: JSON.parse(written[1]?.text ?? '{}'),
    notes: notes.map(({ kind, option, message }) =>
      `${kind} ${option} ${'key' in message ? message.key : 'row'}`.replace('converter.', ''),
    ),
  };
};

test('declarations that a config of tsup alone writes are those of the item with the same entries', () => {
  const entry = "entry: ['src/index.ts']";
  const types = `{ ${entry}, format: ['esm'], dts: { only: true } }`;
  const { config, notes } = of(tsup(`[{ ${entry}, format: ['esm', 'cjs'] }, ${types}]`), manifest({}));
  expect(config.match(/format:/g)).toHaveLength(2);
  expect(config).toContain("{ format: 'esm', dts: true }");
  expect(notes).not.toContain('decide dts.only onlyTypes');
  expect(of(tsup(types), manifest({})).notes).toContain('decide dts.only onlyTypes');
});

test('flags of the script that builds take precedence over the config beside it', () => {
  const scripts = { build: 'tsup --minify --target es2019', dev: 'tsup --watch' };
  const inTsup = of(tsup("{ entry: ['src/index.ts'], target: 'es2022' }"), manifest({ scripts }));
  expect(inTsup.config).toContain("syntax: 'es2019'");
  expect(inTsup.config).toContain('minify: true');
  expect(inTsup.notes).not.toContain('decide scripts.build script');
  const lib = "build: { lib: { entry: 'src/index.ts', formats: ['es'] } }";
  const inVite = of(vite(`{ ${lib} }`), manifest({ scripts: { build: 'vite build --mode production --sourcemap' } }));
  expect(inVite.config).toContain('sourceMap: true');
  expect(inVite.notes.filter((note) => /script$|unknown/.test(note))).toEqual([]);
  const other = of(vite(`{ ${lib} }`), manifest({ scripts: { build: 'vite build --mode staging' } }));
  expect(other.notes).toContain('decide scripts.build script');
  const apart = of(tsup("{ entry: ['src/index.ts'] }"), manifest({ scripts: { build: 'tsup -c own.ts --minify' } }));
  expect(apart.config).not.toContain('minify');
});

test('commands in quotes are converted, and those that are left are named', () => {
  const scripts = { dev: 'concurrently "tsup --watch" "node dist/a.js"', debug: 'nodemon --exec tsup' };
  const { manifest: changed, notes } = of(tsup("{ entry: ['src/index.ts'] }"), manifest({ scripts }));
  expect(changed.scripts.dev).toBe('concurrently "rslib --watch" "node dist/a.js"');
  expect(notes).toContain('decide scripts.debug scriptLeft');
});

test('a helper of Rollup may take an object apart, and leave some of it out', () => {
  const { config, notes } = of(
    rollup(`import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
const isBuild = !process.env.ROLLUP_WATCH;
const swap = replace({ preventAssignment: true, __A__: '1' });
const make = ({ file, format, env }, isMin) => ({
  input: 'src/index.js',
  output: { file, format },
  plugins: [swap, replace({ preventAssignment: true, __DEV__: env !== 'production' }), isMin && terser(), isBuild && terser()],
});
export default [make({ file: 'dist/a.js', format: 'es' }), make({ file: 'dist/a.cjs', format: 'cjs', env: 'production' })];
`),
    manifest({}),
  );
  expect(config).toContain('__DEV__: true');
  expect(config).toContain('__DEV__: false');
  expect(config).toContain("__A__: '1'");
  expect(config).toContain('minify: true');
  expect(notes).toContain('none  skipped');
  expect(notes.filter((note) => note.endsWith(' unread'))).toEqual([]);
});

test('a function that a name stands for is no list', () => {
  const { config, notes } = of(
    rollup(`const external = (id) => isOther(id);
export default { input: 'src/index.js', external, output: { file: 'dist/a.js', format: 'es' } };
`),
    manifest({}),
  );
  expect(config).not.toContain('...');
  expect(notes).toContain('decide external unread');
});

test('entries may be made of a list of names', () => {
  const entry = "Object.fromEntries(['a', 'b'].map((name) => [`parts/${name}`, `src/${name}.ts`]))";
  expect(of(tsup(`{ entry: ${entry} }`)).config).toContain("'parts/b': './src/b.ts'");
});

test('umd and iife of Vite have files of their own', () => {
  const lib = "{ entry: 'src/index.ts', name: 'A', formats: ['umd', 'iife'], fileName: 'a' }";
  const { config, notes } = of(vite(`{ build: { lib: ${lib} } }`), manifest({}));
  expect(config).toContain('[name].umd.cjs');
  expect(config).toContain('[name].iife.js');
  expect(notes.join()).not.toContain('clash');
});

test('a config of Vite stays where Vitest or Storybook reads it', () => {
  const lib = "build: { lib: { entry: 'src/index.ts', formats: ['es'] } }";
  const devDependencies = { vite: '^8.0.0' };
  const packagesOf = (text: string, more: object = {}) =>
    Object.keys(
      of(vite(text), manifest({ devDependencies: { ...devDependencies, ...more } })).manifest.devDependencies,
    );
  expect(packagesOf(`{ ${lib} }`)).not.toContain('vite');
  expect(packagesOf(`{ ${lib}, test: {} }`)).toContain('vite');
  expect(packagesOf(`{ ${lib} }`, { '@storybook/react-vite': '*' })).toContain('vite');
});

test('a stylesheet that Rollup extracts keeps its name, which the style of package.json may have', () => {
  const config = (extract: string) =>
    of(
      rollup(`import postcss from 'rollup-plugin-postcss';
export default { input: 'src/index.js', output: { file: 'dist/a.js', format: 'es' }, plugins: [postcss({ extract: ${extract} })] };
`),
      manifest({ style: 'dist/theme.css' }),
    );
  expect(config("'theme.css'").config).toContain("css: 'theme.css'");
  expect(config("'theme.css'").notes).not.toContain('decide style path');
  expect(config('true').notes).toContain('decide style path');
});

test('flags of Rollup may share a dash', () => {
  const config = rollup("export default { input: 'src/index.js', output: { file: 'dist/a.js', format: 'es' } };\n");
  expect(of(config, manifest({ scripts: { dev: 'rollup -cw' } })).manifest.scripts.dev).toBe('rslib --watch');
});

test('JSX is compiled in the way that tsconfig.json names', () => {
  const jsx = (compilerOptions: object) =>
    of(tsup("{ entry: ['src/index.tsx'] }"), manifest({ peerDependencies: { react: '*' } }), {
      name: 'tsconfig.json',
      text: JSON.stringify({ compilerOptions }),
    }).config;
  expect(jsx({ jsx: 'react', jsxFactory: 'h' })).toMatch(
    /pluginReact\(\{\s*swcReactOptions: \{ runtime: 'classic', pragma: 'h' \}/,
  );
  expect(jsx({ jsx: 'react-jsx', jsxImportSource: 'preact' })).toContain("importSource: 'preact'");
  expect(jsx({ jsx: 'react-jsx' })).toContain('pluginReact()');
});

test('declarations are not joined where each source is a file of its own', () => {
  const { config } = of(
    vite(`{ plugins: [dts({ rollupTypes: true })], build: { lib: { entry: 'src/index.ts', formats: ['es'] },
  rollupOptions: { output: { preserveModules: true } } } };
import dts from 'vite-plugin-dts'`),
    manifest({}),
  );
  expect(config).toContain('dts: true');
});

test('code that reads NODE_ENV says that Rslib sets it', () => {
  const { notes } = of(tsup("{ entry: ['src/index.ts'], define: { __E__: JSON.stringify(process.env.NODE_ENV) } }"));
  expect(notes).toContain('decide define nodeEnvSet');
});

test('a script of old syntax is loaded by Node.js, too', () => {
  const configOf = (target: string) =>
    of(vite(`{ build: { target: '${target}', lib: { entry: 'src/index.ts', name: 'A', formats: ['umd'] } } }`)).config;
  expect(configOf('es2018')).toContain('globalObject:');
  expect(configOf('es2020')).not.toContain('globalObject:');
});

test('a function that looks for lists of package.json needs no setting, unless it looks for other names, too', () => {
  const external = (names: string, code: string) =>
    of(
      rollup(`import pkg from './package.json' with { type: 'json' };
const names = ${names};
const makePredicate = (all) => { const test = new RegExp('^(' + all.join('|') + ')'); return (id) => test.test(id); };
export default { input: 'src/index.js', output: { file: 'dist/a.js', format: 'es' }, external: ${code} };
`),
      manifest({ dependencies: { ky: '*' } }),
    );
  const list = 'Object.keys(pkg.dependencies)';
  const some = '(id) => names.some((name) => id === name || id.startsWith(`${name}/`))';
  for (const code of [some, '(id) => names.includes(id)', 'makePredicate(names)', 'names.concat(names)']) {
    const { config, notes } = external(list, code);
    expect(config, code).not.toContain('external');
    expect(notes, code).toContain('converted external byItself');
  }
  expect(external(`[...${list}, 'lodash']`, some).notes).toContain('decide external unread');
  expect(external(`${list}.filter((name) => name !== 'ky')`, some).notes).toContain('decide external unread');
  expect(external(list, "names.concat('lodash', ['node:path'])").config).toContain(
    "externals: ['lodash', 'node:path']",
  );
  expect(external(list, 'makeOther(names)').notes).not.toContain('converted external byItself');
});

test('declarations of formats that share a folder are found again, and those that a plugin of Rollup joins', () => {
  const inVite = of(
    vite(`{ plugins: [dts()], build: { lib: { entry: 'src/main.ts', formats: ['es', 'cjs'] },
  rollupOptions: { output: { entryFileNames: '[name].[format].js' } } } };
import dts from 'vite-plugin-dts'`),
    manifest({ types: './dist/main.d.ts' }),
  );
  expect(inVite.manifest.types).toBe('./dist/esm/main.d.ts');
  const inRollup = of(
    rollup(`import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';
export default [
  { input: 'src/main.ts', output: { file: 'dist/a.js', format: 'es' }, plugins: [typescript({ declaration: true, declarationDir: 'dist/types', target: 'es2022' })] },
  { input: 'dist/types/main.d.ts', output: { file: 'dist/a.d.ts' }, plugins: [dts()] },
];
`),
    manifest({ types: './dist/a.d.ts' }),
  );
  expect(inRollup.config).toContain('dts: { bundle: true }');
  expect(inRollup.manifest.types).toBe('./dist/a.d.ts');
});

test('each mode in which scripts build with Vite is read, and what they share is built once', () => {
  const config =
    vite(`({ mode }) => ({ build: { lib: { entry: 'src/index.ts', name: 'A', formats: [mode === 'page' ? 'umd' : 'es'],
  fileName: (format, name) => mode === 'page' ? 'page.js' : name + '.js' } } })`);
  const {
    config: text,
    notes,
    ...both
  } = of(config, manifest({ scripts: { build: 'vite build && vite build --mode page' } }));
  expect(text.match(/format: '\w+'/g)).toEqual(["format: 'esm'", "format: 'umd'"]);
  expect(both.manifest.scripts.build).toBe('rslib');
  expect(notes).toContain('converted mode modes');
  const alike = of(config, manifest({ scripts: { build: 'vite build && vite build --mode other' } }));
  expect(alike.config.match(/format:/g)).toHaveLength(1);
  expect(alike.notes).not.toContain('decide scripts.build scriptBuild');
});

test('switches that depend on the environment are copied, and a banner is read for each format', () => {
  const { config } = of({
    name: 'tsup.config.ts',
    text: `const isProd = process.env.NODE_ENV === 'production';
export default { entry: ['src/index.ts'], format: ['esm', 'cjs'], minify: isProd, sourcemap: !isProd,
  banner: ({ format }) => (format === 'esm' ? { js: '/* esm */' } : {}) };
`,
  });
  expect(config).toContain('sourceMap: !isProd');
  expect(config).toContain('minify: isProd');
  expect(config).toContain("{ format: 'esm', banner: { js: '/* esm */' } }");
  expect(of(tsup("{ entry: ['src/index.ts'], sourcemap: process.env.MAPS }")).notes).toContain(
    'decide sourcemap unset',
  );
});

test('the builder copy of unbuild copies a folder to where it was', () => {
  const text = "export default { entries: ['src/index', { builder: 'copy', input: './themes', outDir: './lib' }] };\n";
  const { config, notes } = of({ name: 'build.config.ts', text }, manifest({}));
  expect(config).toContain("copy: [{ from: './themes', to: '../lib' }]");
  expect(notes).not.toContain('decide entries builder');
});
