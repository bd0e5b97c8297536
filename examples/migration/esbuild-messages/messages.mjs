import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRslib } from '@rslib/core';
import { build } from 'esbuild';
import { cases } from './cases.mjs';

async function runEsbuild(options) {
  const all = { entryPoints: ['./src/index.js'], bundle: true, format: 'esm', platform: 'node', write: false, logLevel: 'silent' };
  const { errors = [], warnings } = await build({ ...all, absWorkingDir: process.cwd(), outdir: 'out', ...options }).catch((failed) => failed);
  const said = (kind, list) => list.map(({ text, notes }) => [kind, [text, ...notes.map((note) => note.text)].join('\n')]);
  return [...said('error', errors), ...said('warning', warnings)];
}

async function runRslib({ format = 'esm', syntax, ...output }) {
  const config = { lib: [{ format, syntax }], source: { entry: { index: './src/index.js' } }, output };
  const lines = [];
  const { log, error } = console;
  console.log = console.error = (...texts) => lines.push(...texts.join(' ').split('\n'));
  try {
    await (await createRslib({ cwd: process.cwd(), config })).build();
  } catch (error) {
    // A cross is before each message of the bundler. Rslib throws its own messages.
    const crossed = lines.filter((line) => line.includes('× ')).map((line) => line.replace(/.*× (Module not found: )?/, ''));
    return [['Rslib, error', crossed.join('\n').replace(/(?<=^Can't resolve '.*') in .*/, '') || error.errors[0].message]];
  } finally {
    Object.assign(console, { log, error });
  }
  const files = readdirSync('dist', { recursive: true }).filter((file) => file.includes('.')).sort();
  return [load(files.join(', '), files.find((file) => /^index\.c?js$/.test(file)))];
}

// What Node.js makes of the file.
function load(all, file) {
  const code = `console.log({ ...await import('./dist/${file}') })`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  if (run.status === 0) return [`Rslib builds ${all}, and Node.js imports`, run.stdout.trim().replace(/\s+/g, ' ')];
  return [`Rslib builds ${all}, and Node.js stops with`, run.stderr.split('\n').find((line) => /^\w*Error\b/.test(line))];
}

// The first line, without colors, and without the folder of the project.
function short(text) {
  const [first] = text.replace(/\u001B\[[\d;]*m/g, '').split('\n').filter(Boolean);
  const [url, folder] = [pathToFileURL(process.cwd()).href, process.cwd()];
  return first.replaceAll(`${url}/`, '').replaceAll(`${folder}/`, '').replaceAll(folder, '.').replace(/\. See https.*$/, '.');
}

const top = process.cwd();
mkdirSync('messages');
for (const [code, { files, esbuild = {}, rslib = {} }] of Object.entries(cases)) {
  const root = resolve(top, 'cases', code);
  const all = { 'package.json': '{ "name": "acme", "type": "module" }', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  }
  process.chdir(root);
  const said = await runEsbuild(esbuild);
  if (said.length === 0) throw new Error(`${code}: esbuild says nothing`);
  const sources = Object.entries(files);
  const messages = [...said.map(([kind, text]) => [`esbuild, ${kind}`, text]), ...(await runRslib(rslib))];
  const result = messages.map(([title, text]) => [title, text.split('\n').map(short).join('\n')]);
  const blocks = [...sources, ...result].map(([title, text]) => `${title}:\n${text.replace(/^/gm, '  ')}\n`);
  writeFileSync(join(top, 'messages', `${code}.txt`), blocks.join(''));
  process.chdir(top);
}
console.log(Object.keys(cases).length, 'cases');
