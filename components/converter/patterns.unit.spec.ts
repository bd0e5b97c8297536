import { expect, test } from 'playwright/test';
import { config, manifest, of } from './convert-pasted.ts';

test('files of a folder of mkdist keep their names, which users import one by one', () => {
  const build = (entry: string) =>
    config('build', `export default { entries: [{ input: 'src/parts/', outDir: 'dist/parts', ${entry} }] };\n`);
  const exports = { './parts/*': './dist/parts/*' };
  expect(of(build("format: 'esm', ext: 'mjs'"), manifest({ exports })).config).toContain("js: '[name].mjs'");
  expect(of(build("format: 'esm'"), manifest({ exports })).config).toContain("js: '[name].mjs'");
  expect(of(build("format: 'esm', ext: '.js'"), manifest({ exports })).config).not.toContain('filename');
  // Node.js would take it for an ES module.
  expect(of(build("format: 'cjs'"), manifest({ exports })).config).not.toContain('filename');
});

test('the name of the stylesheet of Vite is not that of each stylesheet of modules of their own', () => {
  const lib = "lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'theme' }";
  const output = "rollupOptions: { output: { preserveModules: true, entryFileNames: '[name].js' } }";
  const { config: text, notes } = of(
    config('vite', `export default { build: { ${lib}, ${output} } };\n`),
    manifest({}),
  );
  expect(text).not.toContain('theme');
  expect(notes).toContain('1 decide  stylesApart');
});

test('a default export alone is what require and the global variable give, and named exports need nothing', () => {
  const rollup = (output: string) =>
    of(config('rollup', `export default { input: 'src/index.js', output: { ${output} } };\n`), manifest({}));
  const cjs = rollup("file: 'dist/a.cjs', format: 'cjs', exports: 'default', footer: '// end'");
  expect(cjs.config).toContain("footer: { js: 'module.exports = exports.default;\\n// end' }");
  expect(cjs.notes.join()).not.toContain('defaultExport');
  expect(rollup("file: 'dist/a.js', format: 'umd', name: 'A', exports: 'default'").config).toContain(
    "export: 'default'",
  );
  expect(rollup("file: 'dist/a.js', format: 'es', exports: 'default'").config).not.toContain('footer');
  const named = rollup("file: 'dist/a.cjs', format: 'cjs', exports: 'named'");
  expect(named.notes).toContain('1 converted output.exports row');
  expect(rollup("file: 'dist/a.cjs', format: 'cjs', exports: 'auto'").notes).toContain('1 none output.exports row');
  const lib = "lib: { entry: 'src/index.ts', formats: ['cjs'] }";
  const vite = config(
    'vite',
    `export default { build: { ${lib}, rollupOptions: { output: { exports: 'default' } } } };\n`,
  );
  expect(of(vite, manifest({})).config).toContain('module.exports = exports.default;');
});

test('intro and outro of modules are parts of the banner and the footer', () => {
  const rollup = (format: string) =>
    of(
      config(
        'rollup',
        `export default { input: 'src/index.js', output: { intro: 'const a = 1;', banner: '/* b */', outro: '// o', file: 'dist/a.js', format: '${format}', name: 'A' } };\n`,
      ),
      manifest({}),
    );
  expect(rollup('es').config).toContain("banner: { js: '/* b */\\nconst a = 1;' }");
  expect(rollup('es').config).toContain("footer: { js: '// o' }");
  expect(rollup('umd').config).not.toContain('const a');
  expect(rollup('umd').notes).toContain('1 none output.intro row');
});

test('a path with a star follows the files that it stands for, or is left to decide', () => {
  const tsup = config(
    'tsup',
    "export default { entry: ['src/a.ts', 'src/parts/b.ts'], format: ['esm', 'cjs'], dts: true };\n",
  );
  const { manifest: changed, notes } = of(
    tsup,
    manifest({
      sideEffects: ['dist/a.*', '*.css'],
      exports: { './*': { import: './dist/*.js', require: './dist/*.cjs' }, './files/*': './dist/*' },
    }),
  );
  expect(changed.exports['./*']).toEqual({ import: './dist/esm/*.js', require: './dist/cjs/*.cjs' });
  expect(notes).toContain('13 decide exports../files/* pathPattern');
  expect(notes).toContain('5 decide sideEffects pathPattern');
  expect(notes.filter((note) => note.endsWith('pathPattern'))).toHaveLength(2);
  const globs = config('tsup', "export default { entry: ['src/*.ts'], format: ['esm', 'cjs'], dts: true };\n");
  const apart = of(globs, manifest({ sideEffects: ['dist/a.*', 'dist/*.css'], files: ['dist/*', 'dist/**'] }));
  expect(apart.notes.filter((note) => note.endsWith('pathPattern'))).toEqual(['5 decide sideEffects pathPattern']);
  const alone = of(
    config('tsup', "export default { entry: ['src/a.ts'] };\n"),
    manifest({ exports: { './*': './dist/*' } }),
  );
  expect(alone.notes.join()).not.toContain('pathPattern');
});

test('entries whose names have a star are left to decide', () => {
  const { config: text, notes } = of(
    config('tsdown', "export default {\n  entry: { index: 'src/index.ts',\n    'parts/*': 'src/parts/*.ts' },\n};\n"),
  );
  expect(text).not.toContain('parts');
  expect(notes).toContain('3 decide entry left');
});

test('configs may be made of a list of objects, and lists may have empty places', () => {
  const { config: text, notes } = of(
    config(
      'rollup',
      `import terser from '@rollup/plugin-terser';
function make({ file, isSmall, format = 'es' }, index) {
  return {
    input: 'src/index.js',
    output: { file: \`dist/\${file}\`, format },
    plugins: [isSmall ? terser() : undefined].filter(Boolean),
    treeshake: index === 0,
  };
}
export default [{ file: 'a.js', isSmall: true }, { file: 'b.cjs', isSmall: false, format: 'cjs' }].map(make);
`,
    ),
    manifest({}),
  );
  expect(text.match(/format:/g)).toHaveLength(2);
  expect(text.match(/minify: true/g)).toHaveLength(1);
  expect(notes.join()).not.toContain('unread');
});

test('what esbuildOptions assigns is converted, if a lib item has it, and named by its line otherwise', () => {
  const { config: text, notes } = of(
    config(
      'tsup',
      `export default {
  entry: ['src/index.ts'],
  esbuildOptions(options) {
    options.banner = { js: '"use client";' };
    options.alias = { '~': './src' };
    options.drop = ['console'];
  },
};
`,
    ),
  );
  expect(text).toContain(`banner: { js: '"use client";' }`);
  expect(text).toContain("alias: { '~': './src' }");
  expect(notes).toContain('6 decide esbuildOptions pluginOption');
  const other = of(
    config(
      'tsup',
      "export default { entry: ['a.ts'], esbuildOptions(o, { format }) { if (format) o.banner = {}; } };\n",
    ),
  );
  expect(other.notes).toContain('1 decide esbuildOptions row');
});

test('declarations of Rollup that are configs of their own have the names of the entries that they belong to', () => {
  const { manifest: changed } = of(
    config(
      'rollup',
      `import dts from 'rollup-plugin-dts';
const input = ['src/index.js', 'src/b.js'];
export default [
  { input, output: { dir: 'dist', format: 'es' } },
  { input: 'src/index.js', plugins: [dts()], output: { file: 'dist/types/index.d.ts' } },
  { input: 'src/b.js', plugins: [dts()], output: { file: 'dist/types/other.d.ts' } },
];
`,
    ),
    manifest({ types: './dist/types/index.d.ts', exports: { './b': { types: './dist/types/other.d.ts' } } }),
  );
  expect(changed.types).toBe('./dist/index.d.ts');
  expect(changed.exports['./b'].types).toBe('./dist/b.d.ts');
});

test('JSON of modules that tsdown keeps apart has no default export for require', () => {
  const tsdown = (format: string) =>
    of(config('tsdown', `export default { entry: 'src/index.ts', unbundle: true, format: '${format}' };\n`)).notes;
  expect(tsdown('cjs')).toContain('1 decide  jsonDefault');
  expect(tsdown('esm')).not.toContain('1 decide  jsonDefault');
});

test('a config of Vite on top of another one is merged with it, and a base in another file is named', () => {
  const vite = (base: string) =>
    of(
      config(
        'vite',
        `import { defineConfig, mergeConfig } from 'vite';
${base}
export default mergeConfig(base, defineConfig({ build: { lib: { entry: 'src/index.ts', formats: ['es'] } } }));
`,
      ),
    );
  const own = vite("const base = defineConfig({ build: { target: 'es2020', sourcemap: true } });");
  expect(own.config).toContain("syntax: 'es2020'");
  expect(own.config).toContain("entry: { index: './src/index.ts' }");
  const other = vite("import base from './vite.base.js';");
  expect(other.config).toContain("entry: { index: './src/index.ts' }");
  expect(other.notes).toContain('3 decide  otherFile');
});

test('a function of Vite that names files may rename some entries', () => {
  const vite = (name: string) =>
    of(
      config(
        'vite',
        `export default { build: { lib: {
  entry: { index: 'src/index.ts', parts: 'src/parts.ts' }, formats: ['es', 'cjs'],
  fileName: (format, entry) => { const name = ${name}; return \`\${name}.\${format === 'es' ? 'js' : 'cjs'}\`; },
} } };
`,
      ),
      manifest({}),
    );
  const { config: text, notes } = vite("entry === 'index' ? 'tea' : entry");
  expect(text).toContain("tea: './src/index.ts'");
  expect(text).toContain("parts: './src/parts.ts'");
  expect(notes.join()).not.toContain('unread');
  expect(vite('entry').config).toContain("index: './src/index.ts'");
});

test('of entries with the same name, none is lost', () => {
  const { config: text } = of(
    config('rollup', "export default { input: ['src/a/index.js', 'src/b/index.js'], output: { dir: 'dist' } };\n"),
  );
  expect(text).toContain("index: './src/a/index.js'");
  expect(text).toContain("index2: './src/b/index.js'");
});
