import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRslib } from '@rslib/core';
import { rollup } from 'rollup';
import { build } from 'vite';
import { cases } from './cases.mjs';

async function runRollup({ external, input = 'src/index.js', ...output }) {
  const said = [];
  const onLog = (level, { message }) => said.push([level === 'warn' ? 'warning' : level, message.replace(/\n+/g, ' ')]);
  try {
    const bundle = await rollup({ input, external, onLog });
    await bundle.generate({ dir: output.file ? undefined : 'out', format: 'es', ...output });
  } catch (error) {
    said.push(['error', error.message]);
  }
  return said;
}

async function runVite({ external, input = 'src/index.js', ...output }) {
  const said = [];
  const say = (level) => (text) => said.push([level, text]);
  const customLogger = { info() {}, warn: say('warning'), warnOnce: say('warning'), error() {}, clearScreen() {} };
  const lib = { entry: input, name: output.name, formats: [output.format ?? 'es'], fileName: 'out' };
  const options = { write: false, lib, rolldownOptions: { external } };
  try {
    await build({ configFile: false, customLogger, logLevel: 'warn', build: options });
  } catch ({ message }) {
    // Above the message there may be a count of errors.
    said.push(['error', message.replace(/^Build failed with \d+ errors?:\s+/, '').replace(/^Error: /, '')]);
  }
  return said;
}

async function runRslib({ format = 'esm', umdName, entry = { index: './src/index.js' }, ...output }) {
  const config = { lib: [{ format, umdName }], source: { entry }, output };
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
  // A UMD bundle is for pages.
  if (format === 'umd') return [['Rslib builds', files.join(', ')]];
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
for (const [code, { files, external, rollup: old = {}, rslib: now = {} }] of Object.entries(cases)) {
  const root = resolve(top, 'cases', code);
  const all = { 'package.json': '{ "name": "acme", "type": "module" }', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  }
  process.chdir(root);
  const said = [
    ...(await runRollup({ external, ...old })).map(([kind, text]) => [`Rollup, ${kind}`, short(text)]),
    ...(await runVite({ external, ...old })).map(([kind, text]) => [`Vite, ${kind}`, short(text)]),
  ];
  if (said.length === 0) throw new Error(`${code}: neither Rollup nor Vite says anything`);
  const sources = Object.entries(files);
  const result = (await runRslib(now)).map(([title, text]) => [title, text.split('\n').map(short).join('\n')]);
  const blocks = [...sources, ...said, ...result].map(([title, text]) => `${title}:\n${text.replace(/^/gm, '  ')}\n`);
  writeFileSync(join(top, 'messages', `${code}.txt`), blocks.join(''));
  process.chdir(top);
}
console.log(Object.keys(cases).length, 'cases');
