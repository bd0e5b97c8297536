import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExampleSpec, parseExample } from './example-spec.ts';

export const repo = realpathSync(join(import.meta.dirname, '../..'));
export const examplesFolder = join(repo, 'examples');
export const cacheFolder = join(repo, '.cache', 'examples');

/** In a recorded example: which files were recorded, and when. */
export const RECORDING = 'recorded.json';

/** Files of an example that are not part of the project a reader would have, or are left over from a manual run. */
export const notCopied = [
  ...['expected', 'example.json', RECORDING],
  ...['node_modules', 'node_modules.fixture', 'dist', '.rstack'],
];

/** The folder an example runs in: a recorded one outside of the repository, whose packages it would find. */
export function runFolder(name: string, { recorded }: Pick<ExampleSpec, 'recorded'>): string {
  return recorded === undefined ? join(cacheFolder, name) : join(tmpdir(), 'rslib-docs-examples', name);
}

export function exampleNames(): string[] {
  const folders = readdirSync(examplesFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

/** @throws if example.json is missing or invalid */
export function readExample(name: string): ExampleSpec {
  const file = join(examplesFolder, name, 'example.json');
  if (!existsSync(file)) throw new Error(`examples/${name}/example.json — is missing — see examples/README.md`);
  return parseExample(readFileSync(file, 'utf8'), `examples/${name}/example.json`);
}
