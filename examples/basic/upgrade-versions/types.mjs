import { mkdirSync, writeFileSync } from 'node:fs';
import { run, table } from './versions.mjs';

/** Configs with one option each. */
const configs = {
  'source.alias': "lib: [], source: { alias: { a: './a' } }",
  'source.aliasStrategy': "lib: [], source: { aliasStrategy: 'prefer-alias' }",
  'tools.webpack': 'lib: [], tools: { webpack: {} }',
  'tools.webpackChain': 'lib: [], tools: { webpackChain: () => {} }',
  'performance.removeMomentLocale': 'lib: [], performance: { removeMomentLocale: true }',
  'performance.bundleAnalyze': 'lib: [], performance: { bundleAnalyze: {} }',
  'performance.profile': 'lib: [], performance: { profile: true }',
  provider: 'lib: [], provider: {}',
  'lib.experiments.advancedEsm': 'lib: [{ experiments: { advancedEsm: true } }]',
  'lib.autoExternal': 'lib: [{ autoExternal: true }]',
  'performance.chunkSplit': "lib: [], performance: { chunkSplit: { strategy: 'all-in-one' } }",
  'dev.setupMiddlewares': 'lib: [], dev: { setupMiddlewares: [] }',
};

mkdirSync('types');
const files = Object.entries(configs).map(([option, config]) => {
  const file = `types/${option}.ts`;
  writeFileSync(file, `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({ ${config} });\n`);
  return file;
});
const flags = '--noEmit --skipLibCheck --target es2023 --module esnext --moduleResolution bundler'.split(' ');

let errors;
const rows = files.map((file, index) => () => {
  if (index === 0) errors = run('typescript/bin/tsc', [...flags, ...files]).output;
  return errors.includes(`${file}(`) ? 'error' : 'passes';
});
table(Object.fromEntries(Object.keys(configs).map((option, index) => [option, rows[index]])));
