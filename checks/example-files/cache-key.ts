import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { examplesFolder, repo } from '../../site/examples/places.ts';
import { listFiles } from './list-files.ts';

const tools = [
  '@rslib/core',
  '@rsbuild/core',
  '@rspack/core',
  'rsbuild-plugin-dts',
  'typescript',
  '@microsoft/api-extractor',
];

/** The folders of the runner, and files in them that do not affect results. */
const runnerFolders = ['tests/examples', 'checks/example-files', 'site/examples'];
const notRunner = [
  ...['cli.ts', 'embedding-pages.ts', 'examples.spec.ts', 'runner.spec.ts'],
  ...['examples.ts', 'tsconfig.json'],
];

/** A hash of everything that affects a run: the example with its expected files, the runner, and tool versions. */
export function cacheKey(name: string): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const example = join(examplesFolder, name);
  addFiles(hash, example, listFiles(example, ['node_modules', 'dist', '.rstack']));
  for (const folder of runnerFolders.map((name) => join(repo, name))) {
    const files = listFiles(folder, notRunner).filter((path) => !path.includes('/'));
    addFiles(hash, folder, files);
  }
  for (const tool of [...tools, ...Object.keys(declaredDependencies(name))]) {
    hash.update(`\0${tool}\0${installedVersion(tool)}`);
  }
  return hash.digest('hex');
}

/** Dependencies in an example's package.json, except for those in its node_modules.fixture. */
export function declaredDependencies(name: string): Record<string, string> {
  const file = join(examplesFolder, name, 'package.json');
  if (!existsSync(file)) return {};
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const fixture = join(examplesFolder, name, 'node_modules.fixture');
  return Object.fromEntries(declared.filter(([dependency]) => !existsSync(join(fixture, dependency))));
}

/** The installed version of a package, or undefined. */
export function installedVersion(dependency: string): string | undefined {
  const file = join(repo, 'node_modules', dependency, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function addFiles(hash: ReturnType<typeof createHash>, folder: string, paths: string[]): void {
  for (const path of paths) {
    const file = join(folder, path);
    const content = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`\0${path}\0`).update(content);
  }
}
