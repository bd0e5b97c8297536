import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { type Diagnostic, parseDiagnostics } from '../fences/snippets.ts';
import type { SourceFiles } from '../source-files.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.cache/configs');
/** Configs that were found to be right: the compiler takes seconds for all, and few change at a time. */
const KNOWN = path.join(FOLDER, 'known-configs.json');

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  module: 'preserve',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: ['node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/**
 * The type errors of configuration files, where they stand, since Rslib itself passes over keys that it does not know.
 * Those of files that were right before, with what they import, are not looked for again.
 */
export async function typeErrorsOf(configs: readonly string[], files: SourceFiles): Promise<Diagnostic[]> {
  const keys = new Map(configs.map((config) => [config, keyOf(config, files)]));
  const known = readKnown();
  const unknown = configs.filter((config) => !known.has(keys.get(config) ?? ''));
  if (unknown.length === 0) return [];
  mkdirSync(FOLDER, { recursive: true });
  const project = path.join(FOLDER, `${process.pid}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files: unknown.map((config) => files.placeOf(config)) }));
  const reported = await compile(project);
  rmSync(project);
  const errors = reported.map((error) => ({ ...error, file: fileOf(error, unknown, files) }));
  const wrong = new Set(errors.map(({ file }) => file));
  const right = unknown.filter((config) => !wrong.has(config)).map((config) => keys.get(config) ?? '');
  // What a config imports may be what is wrong, so that nobody knows which one is right.
  if (!wrong.has('')) writeFileSync(KNOWN, JSON.stringify([...known, ...right].sort()));
  return errors;
}

/** A run that was cut short says nothing of the configs. */
async function compile(project: string): Promise<Diagnostic[]> {
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(tsc, ['-p', project, '--pretty', 'false'], { cwd: ROOT }, (error, stdout, stderr) => {
      const diagnostics = parseDiagnostics(stdout);
      if (error && diagnostics.length === 0) reject(new Error(`tsc did not run: ${error.message} ${stderr}`));
      else resolve(diagnostics);
    });
  });
}

/** The config that an error is in; empty, where it is in another file. */
function fileOf({ file }: Diagnostic, configs: readonly string[], files: SourceFiles): string {
  return configs.find((config) => files.placeOf(config) === path.resolve(ROOT, file)) ?? '';
}

/** Changes with the text of a config, with what it imports from its example, and with the versions of the tools. */
function keyOf(config: string, files: SourceFiles): string {
  const texts = [JSON.stringify([manifest.devDependencies, compilerOptions])];
  const open = [config];
  for (const file of open) {
    const text = files.read(file) ?? '';
    texts.push(text);
    for (const [, name = ''] of text.matchAll(/\bfrom '(\.[^']*)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), name);
      if (!open.includes(imported)) open.push(imported);
    }
  }
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

function readKnown(): Set<string> {
  return new Set(existsSync(KNOWN) ? (JSON.parse(readFileSync(KNOWN, 'utf8')) as string[]) : []);
}
