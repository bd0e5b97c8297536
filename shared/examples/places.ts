import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
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

/** The names of all examples, sorted. @throws if two groups have one of the same name */
export function exampleNames(): string[] {
  return [...examplePaths().keys()].sort();
}

/**
 * The folder of an example, as a path from the repository root: `examples/<group>/<name>`.
 *
 * @throws if there is no such example, or one in two groups
 */
export function examplePath(name: string): string {
  const found = examplePaths().get(name);
  if (found === undefined) throw new Error(`there is no examples/*/${name}/example.json — see examples/README.md`);
  return found;
}

/** The folder of an example, as an absolute path. @throws as `examplePath` does */
export const exampleFolder = (name: string) => join(repo, examplePath(name));

/** The paths of all examples, by name. */
function examplePaths(): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const group of foldersIn(examplesFolder)) {
    for (const name of foldersIn(join(examplesFolder, group))) {
      const path = posix.join('examples', group, name);
      if (!existsSync(join(repo, path, 'example.json'))) continue;
      const other = paths.get(name);
      if (other !== undefined) throw new Error(`${other} and ${path} have the same name — rename one`);
      paths.set(name, path);
    }
  }
  return paths;
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** @throws if example.json is missing or invalid */
export function readExample(name: string): ExampleSpec {
  const file = posix.join(examplePath(name), 'example.json');
  return parseExample(readFileSync(join(repo, file), 'utf8'), file);
}
