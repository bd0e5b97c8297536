import { expect, test } from 'playwright/test';
import { config, manifest, of } from './convert-pasted.ts';

test('what statements add to a config after its declaration is a part of it, and what cannot be read is named', () => {
  const { config: text, notes } = of(
    config(
      'rollup',
      `import terser from '@rollup/plugin-terser';
import { execSync } from 'node:child_process';
execSync('node scripts/before.js');
let plugins = [];
const output = [{ file: 'dist/index.js', format: 'es' }];
const config = { input: 'src/index.js', output, plugins };
output.push({ file: 'dist/index.cjs', format: 'cjs' });
config.input = 'src/main.js';
Object.assign(config, { external: ['ms'] });
if (!process.env.ROLLUP_WATCH) plugins.push(terser());
if (process.env.ANALYZE) {
  config.plugins.push(analyze());
}
config.output[0].banner = '/* a */';
console.log('built');
module.exports = config;
`,
    ),
    manifest({}),
  );
  expect(text.match(/format:/g)).toHaveLength(2);
  expect(text).toContain('./src/main.js');
  expect(text).toContain("externals: ['ms']");
  expect(text).toContain('minify: true');
  const left = notes.filter((note) => note.endsWith('statement'));
  expect(left).toEqual(['3 decide  statement', '11 decide  statement', '14 decide  statement']);
});

test('a list that a loop fills is read, and so is a function that changes its config', () => {
  for (const loop of [
    "for (const format of ['es', 'cjs']) {\n  const file = `dist/a.${format}.js`;\n  all.push({ input: 'src/a.js', output: { file, format } });\n}",
    "['es', 'cjs'].forEach((format) => all.push({ input: 'src/a.js', output: { file: `dist/a.${format}.js`, format } }));",
  ]) {
    const { config: text } = of(config('rollup', `const all = [];\n${loop}\nexport default all;\n`), manifest({}));
    expect(text.match(/\[name\]\.(es|cjs)\.js/g)).toHaveLength(2);
  }
  const vite = config(
    'vite',
    `export default defineConfig(({ mode }) => {
  const config = { build: { lib: { entry: 'src/a.ts', formats: ['es'] } } };
  if (mode === 'production') {
    config.build.minify = true;
  }
  if (process.env.MAPS) {
    config.build.sourcemap = true;
  }
  config.build.target = 'es2020';
  return config;
});
`,
  );
  const { config: text, notes } = of(vite, manifest({}));
  expect(text).toContain('minify: true');
  expect(text).toContain("syntax: 'es2020'");
  expect(text).not.toContain('sourceMap');
  expect(notes).toContain('6 decide  statement');
});

test('a function whose statements may end it before its config is not read in part', () => {
  const { notes } = of(
    config(
      'rollup',
      `export default async () => {
  try {
    return { input: 'src/a.js', output: { file: 'dist/a.js' } };
  } catch {}
  return { input: 'src/b.js', output: { file: 'dist/b.js' } };
};
`,
    ),
  );
  expect(notes).toEqual(['1 decide  unread', '1 error  error.unread']);
});

test('options that ask for variables of the environment are those without them, and formats are never empty', () => {
  const tsup = config(
    'tsup',
    `export default {
  entry: ['src/index.ts'],
  format: process.env.CI ? ['esm', 'cjs'] : ['esm'],
  outDir: process.env.OUT || 'lib',
  dts: !process.env.FAST,
};
`,
  );
  const { config: text, notes } = of(tsup, manifest({}));
  expect(text).toContain("{ format: 'esm', dts: true }");
  expect(text).toContain("distPath: './lib'");
  expect(notes.filter((note) => note.endsWith('unset'))).toEqual([
    '3 decide format unset',
    '4 decide outDir unset',
    '5 decide dts unset',
  ]);
  const unknown = of(config('tsup', "export default { entry: ['src/index.ts'], format: formats() };\n"), manifest({}));
  expect(unknown.config).toContain("format: 'cjs'");
  expect(unknown.notes).toContain('1 decide format unread');
});

test('a config in another file is named, and one in JSON is read', () => {
  const other = "export { default } from '../../tsup.config.base';\n";
  expect(of(config('tsup', other)).notes).toContain('1 decide  otherFile');
  const spread = "import base from '../base.js';\nexport default { ...base, entry: ['src/index.ts'] };\n";
  expect(of(config('tsup', spread)).notes).toContain('2 decide  otherFile');
  const json = { name: 'tsup.config.json', text: '{\n  "entry": ["src/index.ts"],\n  "format": ["esm"]\n}\n' };
  expect(of(json, manifest({})).config).toContain("format: 'esm'");
});

test('plugins of Vue, an older terser plugin, and a folder of declarations are converted', () => {
  const vite = config(
    'vite',
    `import vue from 'unplugin-vue/vite';
import dts from 'vite-plugin-dts';
export default {
  plugins: [vue(), dts({ outDir: 'dist/types' })],
  build: { lib: { entry: { index: 'src/index.ts' }, formats: ['es'] } },
};
`,
  );
  const { config: text, manifest: changed } = of(vite, manifest({ types: './dist/types/index.d.ts' }));
  expect(text).toContain('plugins: [pluginVue()]');
  expect(text).toContain("dts: { distPath: './dist/types' }");
  expect(changed.types).toBe('./dist/types/index.d.ts');
  const tsdown = config(
    'tsdown',
    "import vue from 'unplugin-vue/rolldown';\nexport default { entry: 'src/index.ts', plugins: [vue()] };\n",
  );
  expect(of(tsdown).config).toContain('plugins: [pluginVue()]');
  const rollup = config(
    'rollup',
    "import { terser } from 'rollup-plugin-terser';\nexport default { input: 'a.js', output: { file: 'dist/a.js' }, plugins: [terser()] };\n",
  );
  expect(of(rollup).config).toContain('minify: true');
});

test('a declared function that leaves out packages is read, and modules at the top of a project are sources alone', () => {
  const { config: text, notes } = of(
    config(
      'vite',
      `function external(id) {
  return !id.startsWith('.') && !id.startsWith('/');
}
export default { build: {
  lib: { entry: ['cli/index.ts', 'core/index.ts'], formats: ['es'] },
  rollupOptions: { external, output: { preserveModules: true } },
} };
`,
    ),
    manifest({}),
  );
  expect(text).toContain('externals: [/^[^./]/]');
  expect(text).toContain("'./**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'");
  expect(text).not.toContain("'./**'");
  expect(notes.join()).not.toContain('copied');
});
