import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { attwCases, publintCases } from './cases.mjs';

const good = JSON.parse(readFileSync('package.json', 'utf8'));
const built = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`);

// The text of each file of a package with a mistake.
function filesOf({ json = {}, files = {} }) {
  const all = { 'package.json': JSON.stringify({ ...good, ...json }, null, 2) };
  for (const file of built) all[file] = readFileSync(file, 'utf8');
  Object.assign(all, files);
  return Object.entries(all).filter(([, text]) => text !== undefined);
}

async function runPublint(mistake) {
  const files = filesOf(mistake);
  for (const [file, text] of mistake.packed ? files : []) {
    mkdirSync(dirname(`packed/${file}`), { recursive: true });
    writeFileSync(`packed/${file}`, text);
  }
  const data = (text) => new TextEncoder().encode(text);
  const { messages, pkg } = await publint(
    mistake.packed
      ? { pkgDir: 'packed', pack: 'npm' }
      : { pkgDir: '/package', pack: { files: files.map(([file, text]) => ({ name: `/package/${file}`, data: data(text) })) } },
  );
  return messages.map((message) => ({
    kind: message.code,
    text: `${message.type}: ${formatMessage(message, pkg, { color: false })}`,
  }));
}

async function runAttw(mistake) {
  const files = filesOf(mistake).map(([file, text]) => [`/node_modules/${good.name}/${file}`, text]);
  const { problems } = await checkPackage(new Package(Object.fromEntries(files), good.name, good.version));
  // node10 reads no exports.
  return problems.filter(({ resolutionKind }) => resolutionKind !== 'node10').map((problem) => ({
    kind: problem.kind,
    text: [problemKindInfo[problem.kind].title, problem.resolutionKind ?? problem.fileName?.replace(/.*\/dist/, 'dist')].filter(Boolean).join(': '),
  }));
}

const keys = ([key, value]) => `"${key}": ${value === undefined ? '(left out)' : JSON.stringify(value)}`;

mkdirSync('messages');
const missing = [];
for (const [run, cases] of [
  [runPublint, publintCases],
  [runAttw, attwCases],
]) {
  for (const [kind, mistake] of Object.entries(cases)) {
    const found = await run(mistake);
    const texts = found.filter((message) => message.kind === kind).map(({ text }) => text);
    if (texts.length === 0) missing.push(`${kind} (${found.map((message) => message.kind)})`);
    const json = Object.entries(mistake.json ?? {}).map(keys);
    writeFileSync(`messages/${kind}.txt`, `${[...json, ...texts].join('\n')}\n`);
  }
}

console.log('publint:', Object.keys(publintCases).length, 'messages, attw:', Object.keys(attwCases).length);
if (missing.length > 0) throw new Error(`not provoked: ${missing.join(', ')}`);
