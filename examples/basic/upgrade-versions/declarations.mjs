// Type-checks the declarations as a consumer, and looks for what a build leaves behind.
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { run, table } from './versions.mjs';

function build(dts) {
  rmSync('dist', { recursive: true, force: true });
  const config = { source: { tsconfigPath: './tsconfig.paths.json' }, lib: [{ dts }] };
  writeFileSync('rslib.try.config.mjs', `export default ${JSON.stringify(config)};\n`);
  return run('@rslib/core/bin/rslib.js', ['-c', 'rslib.try.config.mjs']);
}

/** Whether it passed, or its first error. */
const verdict = ({ output, status }) => (status === 0 ? '✓' : output.match(/TS\d+|Cannot read .*/)?.[0]);

function consume() {
  build(true);
  const flags = '--noEmit --target es2023 --module nodenext --types node consumer/index.ts'.split(' ');
  return verdict(run('typescript/bin/tsc', flags));
}

/** The folder that bundling declarations leaves in the project, with its .gitignore. */
function leftover() {
  for (const folder of ['.rslib', '.rstack']) rmSync(folder, { recursive: true, force: true });
  build({ bundle: true });
  const folder = readdirSync('.').find((name) => name.startsWith('.rs'));
  return `${folder}/${readdirSync(folder, { recursive: true }).find((name) => name.endsWith('.gitignore'))}`;
}

function useTypescript(version) {
  rmSync('node_modules/typescript', { recursive: true });
  symlinkSync(`typescript-${version}`, 'node_modules/typescript');
}

function buildWithTypescript7() {
  useTypescript('7.0.2');
  const result = verdict(build(true));
  useTypescript('5.9.3');
  return result;
}

table({
  'tsc --module nodenext': consume,
  'dts.bundle': leftover,
  'dts, TypeScript 7': buildWithTypescript7,
});
