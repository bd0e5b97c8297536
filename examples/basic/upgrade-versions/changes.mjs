import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, table } from './versions.mjs';

const alias = { '#parts': './src/parts' };
const base = { resolve: { alias }, lib: [{ format: 'esm' }] };

function build(config) {
  rmSync('dist', { recursive: true, force: true });
  rmSync('node_modules/.cache', { recursive: true, force: true });
  writeFileSync('rslib.try.config.mjs', `export default ${JSON.stringify(config)};\n`);
  return run('@rslib/core/bin/rslib.js', ['-c', 'rslib.try.config.mjs']);
}

/** Whether a deprecated or new option has an effect, and whether the build warns about it. */
function effect(config, isEffective) {
  const { output, status } = build(config);
  const warns = /deprecated/.test(output) ? ' warn' : '';
  return (status === 0 && isEffective() ? '✓' : '✗') + warns;
}

const code = () => readFileSync('dist/index.js', 'utf8');
const isBundled = () => !/from "lodash"/.test(code());
const failure = ({ output, status }) => (status === 0 ? '✓' : output.match(/^error {3}(?:\w+: )?(?!Failed)(.+)/m)[1]);

const rslib = 'node_modules/@rslib/core/package.json';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The package.json of a dependency. */
function manifestOf(name, of) {
  const folders = createRequire(realpathSync(of)).resolve.paths(name);
  return folders.map((folder) => `${folder}/${name}/package.json`).find(existsSync);
}

function versions() {
  const rsbuild = manifestOf('@rsbuild/core', rslib);
  const files = [rsbuild, manifestOf('@rspack/core', rsbuild)];
  return files.map((file) => read(file).version.split('.').slice(0, 2).join('.')).join(', ');
}

table({
  'Rsbuild, Rspack': versions,
  'Node.js': () => read(rslib).engines.node,
  TypeScript: () => read(rslib).peerDependencies.typescript,
  'source.alias': () => effect({ source: { alias }, lib: base.lib }, () => true),
  'output.autoExternal': () => effect({ ...base, output: { autoExternal: false } }, isBundled),
  'lib.autoExternal': () => effect({ ...base, lib: [{ autoExternal: false }] }, isBundled),
  'lib: undefined': () => failure(build({ resolve: base.resolve })),
  "syntax: 'es2025'": () => failure(build({ ...base, lib: [{ syntax: 'es2025' }] })),
  "import './units'": () => {
    build({ ...base, lib: [{ dts: true }] });
    return readFileSync('dist/index.d.ts', 'utf8').match(/from '(.+)'/)[1];
  },
  "import('./catalogue')": () => {
    build({ ...base, lib: ['esm', 'cjs'].map((format) => ({ format, output: { distPath: { root: `dist/${format}` } } })) });
    return readdirSync('dist/esm').find((name) => name !== 'index.js');
  },
});
