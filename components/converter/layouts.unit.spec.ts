import { expect, test } from 'playwright/test';
import { config, manifest, of } from './convert-pasted.ts';

test('files of one name that become one output file are announced where all sources are entries', () => {
  const entry = "input: 'src/index.js', output: { dir: 'dist', preserveModules: true }";
  expect(of(config('rollup', `export default { ${entry} };\n`)).notes.join()).toContain('allSources');
  const lib = "lib: { entry: 'src/index.js' }, rollupOptions: { output: { preserveModules: true } }";
  expect(of(config('vite', `export default { build: { ${lib} } };\n`)).notes.join()).toContain('allSources');
  const tsdown = config('tsdown', "export default { entry: 'src/index.js', unbundle: true };\n");
  expect(of(tsdown).notes.join()).toContain('allSources');
});

test('globs of a function are entries of a build file by file', () => {
  const rollup = (input: string, output = "dir: 'dist', format: 'es'") =>
    of(
      config(
        'rollup',
        `import { globSync } from 'node:fs';
import fg from 'fast-glob';
import path, { relative } from 'node:path';
const files = fg.sync(['parts/*.js', '!parts/own.js'], { cwd: 'src', ignore: ['parts/b.js'] });
export default { input: ${input}, output: { ${output} } };
`,
      ),
      manifest({ exports: { './parts/*': './dist/parts/*.js' } }),
    );
  expect(rollup("globSync('src/*.js')").config).toContain("entry: { index: ['./src/*.js'] }");
  expect(rollup("globSync('src/*.js')").config).toContain('bundle: false');
  expect(rollup('files').config).toContain("['./src/parts/*.js', '!./src/parts/own.js', '!./src/parts/b.js']");
  expect(rollup("['src/index.js', ...globSync('src/parts/*.js')]").config).toContain(
    "['./src/index.js', './src/parts/*.js']",
  );
  const named = (name: string) => rollup(`Object.fromEntries(globSync('src/parts/*.js').map((one) => [${name}, one]))`);
  const below = named("relative('src', one.slice(0, -3))");
  expect(below.config).toContain("outBase: './src'");
  expect(below.notes.join()).not.toMatch(/globNames|path/);
  expect(named('path.basename(one)').notes).toContain('5 decide input globNames');
  expect(rollup("globSync('src/*.js', { exclude })").notes).toContain('5 decide input unread');
  expect(rollup("globSync('src/*.js').map(String)").notes).toContain('5 decide input unread');
  const apart = rollup("globSync('src/parts/*.js')", "dir: 'dist', preserveModules: true");
  expect(apart.config).toContain("'./src/**'");
});

test('inputs of Vite may be globs of a function', () => {
  const { config: text } = of(
    config(
      'vite',
      `import { globSync } from 'tinyglobby';
import { relative, resolve } from 'node:path';
export default { build: { lib: { entry: 'src/index.js', formats: ['es'] }, rollupOptions: {
  input: Object.fromEntries(globSync('src/**/*.js').map((file) => [relative(resolve(__dirname, 'src'), file), file])),
  output: { entryFileNames: '[name].js' },
} } };
`,
    ),
  );
  expect(text).toContain("entry: { index: ['./src/**/*.js'] }");
  expect(text).toContain("outBase: './src'");
});

test('what a plugin of Rollup copies is copied, unless it is an output file or depends on the project', () => {
  const rollup = (argument: string) =>
    of(
      config(
        'rollup',
        `import copy from 'rollup-plugin-copy';
export default { input: 'src/index.js', output: { file: 'dist/es/a.js', format: 'es' }, plugins: [copy(${argument})] };
`,
      ),
      manifest({ exports: { './a.css': './dist/a.css' } }),
    );
  const targets = (text: string) => rollup(`{ targets: [{ ${text} }], verbose: true }`);
  expect(targets("src: 'src/a.css', dest: 'dist'").config).toContain("{ from: './src/a.css', to: '../[name][ext]' }");
  expect(targets("src: 'src/a.css', dest: 'dist'").notes.join()).not.toMatch(/path|unread|left|pluginOption/);
  expect(targets("src: ['fonts', 'LICENSE'], dest: ['dist/es/x/']").config).toContain("from: './fonts', to: 'x/fonts'");
  expect(targets("src: 'assets/*', dest: 'dist/es'").config).toContain("{ from: '**/*', context: './assets' }");
  for (const left of ["src: 'assets/**/*', dest: 'dist'", "src: 'dist/es/a.d.ts', dest: 'dist'", "src: 'a'"])
    expect(targets(left).notes).toContain('2 decide rollup-plugin-copy left');
  expect(targets("src: 'a', dest: 'dist', transform: (a) => a").notes).toContain('2 decide rollup-plugin-copy unread');
  expect(rollup('options').notes).toContain('2 decide rollup-plugin-copy unread');
});

test('what a plugin of Vite copies keeps its path since version 4', () => {
  const vite = (version: string, more = '') =>
    of(
      config(
        'vite',
        `import { viteStaticCopy } from 'vite-plugin-static-copy';
export default { build: { lib: { entry: 'src/index.js', formats: ['es'] } },
  plugins: [viteStaticCopy({ targets: [{ src: 'src/css/a.css', dest: 'styles'${more} }] })] };
`,
      ),
      manifest({
        exports: { './a.css': './dist/styles/a.css' },
        devDependencies: { 'vite-plugin-static-copy': version },
      }),
    );
  expect(vite('^3.0.0').config).toContain("to: 'styles/[name][ext]'");
  expect(vite('^3.0.0').notes.join()).not.toContain('exports../a.css path');
  expect(vite('^4.1.0').config).toContain("to: 'styles/src/css/[name][ext]'");
  expect(vite('^4.1.0', ', rename: { stripBase: true }').config).toContain("to: 'styles/[name][ext]'");
  expect(vite('latest').notes).toContain('3 decide vite-plugin-static-copy row');
});

test('copied stylesheets stay where formats get folders of their own', () => {
  const { manifest: changed } = of(
    config(
      'tsdown',
      "export default { entry: 'src/a.ts', format: ['esm', 'cjs'], dts: true, copy: 'src/theme.css' };\n",
    ),
    manifest({ exports: { './theme.css': './dist/theme.css' } }),
  );
  expect(changed.exports['./theme.css']).toBe('./dist/theme.css');
});

test('a config of Vite is read in the mode in which a script builds the library', () => {
  const vite = (scripts: object, text: string) =>
    of(config('vite', `export default ({ mode }) => {\n${text}\n};\n`), manifest({ scripts }));
  const lib = "lib: { entry: 'src/index.js', formats: mode === 'umd' ? ['umd'] : ['es'], name: 'A' }";
  const usual = vite({ build: 'vite build' }, `return { build: { ${lib} } };`);
  expect(usual.config).toContain("format: 'esm'");
  expect(usual.notes).toContain('2 converted mode mode');
  expect(vite({ build: 'vite build --mode umd' }, `return { build: { ${lib} } };`).config).toContain("format: 'umd'");
  const branches = `if (mode === 'lib') return { build: { ${lib} } };\nreturn { base: '/demo' };`;
  const other = vite({ build: 'vite build', 'build:lib': 'vite build -m lib' }, branches);
  expect(other.config).toContain("format: 'esm'");
});

test('a command that ran after the build is named with what runs it now', () => {
  const tsup = config('tsup', "export default { entry: ['src/a.ts'], onSuccess: 'node a.js' };\n");
  expect(of(tsup).notes).toContain('1 decide onSuccess onSuccess');
});

test('modules that stay apart have names below the folder of the entries, unless package.json names one more', () => {
  const rollup = (path: string, more = '') =>
    of(
      config(
        'rollup',
        `export default { input: 'src/js/main.js', output: { dir: 'dist', preserveModules: true${more} } };\n`,
      ),
      manifest({ exports: path }),
    ).config;
  expect(rollup('./dist/main.js')).toContain("'./src/js/**'");
  expect(rollup('./dist/js/main.js')).toContain("'./src/**'");
  expect(rollup('./dist/js/main.js')).toContain("outBase: './src'");
  expect(rollup('./dist/main.js', ", preserveModulesRoot: 'src'")).toContain("'./src/**'");
  const tsdown = (entry: string) =>
    of(config('tsdown', `export default { entry: ${entry}, unbundle: true };\n`), manifest({})).config;
  expect(tsdown("['src/a/x.ts', 'src/b/y.ts']")).toContain("'./src/**'");
  expect(tsdown("['lib/a/x.ts', 'lib/a/y.ts']")).toContain("'./lib/a/**'");
  expect(tsdown("'index.ts'")).toContain("'!./node_modules/**'");
});

test('globs of tsdown that stay apart take what their files import, too', () => {
  const tsdown = (entry: string) => of(config('tsdown', `export default { entry: ['${entry}'], unbundle: true };\n`));
  const { config: text, notes } = tsdown('src/*.ts');
  expect(text).toContain("'./src/**'");
  expect(notes).toContain('1 decide unbundle allSources');
  expect(tsdown('src/**/*.ts').notes).toContain('1 decide entry globs');
});

test('a function that gives a config may switch, define its config, and be told that nothing watches', () => {
  const { config: text, notes } = of(
    config(
      'vite',
      `import { defineConfig } from 'vite';
import { name, peerDependencies } from './package.json';
const end = (format) => {
  switch (format) {
    case 'es':
    case 'esm':
      return '.mjs';
    default:
      return '.' + format + '.js';
  }
};
function make({ formats = ['es', 'umd'] } = {}) {
  return defineConfig({
    define: { __MODE__: JSON.stringify(formats[0]) },
    build: { sourcemap: Boolean(name), lib: { entry: 'src/index.ts', name, formats, fileName: (format) => name + end(format) },
      rollupOptions: { external: Object.keys(peerDependencies) } },
  });
}
export default make();
`,
    ),
    manifest({ name: 'tea' }),
  );
  expect(text).toContain("tea: './src/index.ts'");
  expect(text).toContain("'[name].mjs'");
  expect(text).toContain("'[name].umd.js'");
  expect(text).toContain('sourceMap: true');
  expect(notes.join()).not.toContain('fileName unread');
  const tsup = config('tsup', "export default ({ watch }) => ({ entry: ['src/a.ts'], minify: !watch });\n");
  expect(of(tsup).config).toContain('minify: true');
  expect(of(tsup).notes).toContain('1 none  skipped');
});

test('a constant may have the name of what Vite passes', () => {
  const text = "const command = 'src/cli.ts';\nexport default (options) => ({ entry: ['src/a.ts', command] });\n";
  expect(of(config('tsup', text)).config).toContain("cli: './src/cli.ts'");
});

test('of formats of which two are scripts, the first one writes the stylesheet', () => {
  const { config: text } = of(
    config(
      'vite',
      "export default { build: { lib: { entry: 'src/a.ts', name: 'A', formats: ['umd', 'es', 'iife'] } } };\n",
    ),
    manifest({ exports: { './a.css': './dist/a.css' } }),
  );
  expect(text.match(/emitCss: false/g)).toHaveLength(2);
});

test('extensions of tsup may depend on minify', () => {
  const tsup = config(
    'tsup',
    `const base = { entry: ['src/a.ts'], format: ['cjs'],
  outExtension({ options }) { return { js: options.minify ? '.min.js' : '.js' }; } };
export default [base, { ...base, minify: true }];
`,
  );
  const { config: text, notes } = of(tsup, manifest({ type: 'commonjs' }));
  expect(text).toContain("js: '[name].min.js'");
  expect(notes.join()).not.toContain('unread');
});

test('unbuild may name its files', () => {
  const unbuild = config(
    'build',
    "export default { entries: ['src/a.ts'], rollup: { output: { entryFileNames: 'b/[name].js' } } };\n",
  );
  const { config: text, notes } = of(unbuild, manifest({ exports: './dist/b/a.js' }));
  expect(text).toContain("js: 'b/[name].js'");
  expect(notes.join()).not.toContain('path');
});

test('short flags of tsc may be capital letters', () => {
  const tsconfig = { name: 'tsconfig.build.json', text: '{ "compilerOptions": { "module": "esnext" } }' };
  const { config: text } = of(tsconfig, manifest({ scripts: { build: 'tsc -P tsconfig.build.json --outDir lib' } }));
  expect(text).toContain("distPath: './lib'");
});

test('lists of files and of packages are read however they are written', () => {
  const { config: text, notes } = of(
    config(
      'rollup',
      `import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pkg from './package.json' with { type: 'json' };
const names = [...Object.keys(pkg.dependencies), ...Object.keys(pkg['peerDependencies'])];
export default {
  input: readdirSync('src')
    .filter(function (name) { return name.endsWith('.js') && !name.endsWith('.test.js'); })
    .map((name) => { return join('src', name); }),
  external: function (id) {
    return names.some((name) => {
      return id === name;
    }) || names.includes(id);
  },
  output: { dir: 'dist', format: 'es' },
};
`,
    ),
    manifest({ dependencies: { ms: '*' } }),
  );
  expect(text).toContain("['./src/*.js', '!./src/*.test.js']");
  expect(notes).toContain('9 decide external unread');
  const external = (code: string) =>
    of(
      config(
        'rollup',
        `import pkg from './package.json';
const names = Object.keys(pkg.dependencies);
export default { input: 'src/a.js', output: { file: 'dist/a.js' }, external: ${code} };
`,
      ),
      manifest({ dependencies: { ms: '*' } }),
    ).notes;
  expect(external('function (id) {\n  return names.includes(id);\n}')).toContain('3 converted external byItself');
  expect(external('(id) => Object.keys(pkg.dependencies).includes( id )')).toContain('3 converted external byItself');
  expect(external('(id) => names.filter(isOurs).includes(id)')).toContain('3 decide external unread');
});
