import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repo } from '../../../shared/examples/places.ts';

interface Manifest {
  version?: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const modules = join(repo, 'node_modules');
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Does what `npm install` does, with links to the packages of the repository instead of downloads: links the named
 * packages, or all that `package.json` lists, with their commands and peers, and adds named ones to `package.json`.
 * A package that nobody installs is not found, as in a reader's project. One that the repository lacks is left out.
 *
 * @param words the words after `npm install`
 * @returns what went wrong, or undefined
 */
export function linkPackages(project: string, words: readonly string[]): string | undefined {
  const file = join(project, 'package.json');
  const manifest: Manifest = existsSync(file) ? readManifest(project) : {};
  const named = words.filter((word) => !word.startsWith('-')).map(splitVersion);
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
  if (named.length === 0 && !existsSync(file)) return 'npm install finds no package.json — show that file first';
  for (const [name, version] of [...named, ...Object.keys(all).map((one) => [one, ''] as const)]) {
    const problem = linkPackage(project, name, version);
    if (problem !== undefined) return problem;
  }
  if (named.length === 0) return undefined;
  const field = words.some((word) => word === '-D' || word === '--save-dev') ? 'devDependencies' : 'dependencies';
  const missing = named.filter(([name]) => all[name] === undefined && existsSync(join(modules, name)));
  const added = Object.fromEntries(missing.map(([name]) => [name, `^${readManifest(join(modules, name)).version}`]));
  writeFileSync(file, JSON.stringify({ ...manifest, [field]: { ...manifest[field], ...added } }, null, 2));
  return undefined;
}

/** Splits `happy-dom@20` or `@rslib/core` into name and version. */
function splitVersion(word: string): readonly [string, string] {
  const at = word.indexOf('@', 1);
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

function linkPackage(project: string, name: string, version: string): string | undefined {
  const target = join(modules, name);
  // What needs such a package fails by itself.
  if (!existsSync(target)) return undefined;
  const link = join(project, 'node_modules', name);
  const manifest = readManifest(target);
  if (version !== '' && `${manifest.version}.`.startsWith(`${version}.`) === false)
    return `the page installs ${name}@${version}, the repository has ${manifest.version}`;
  if (existsSync(link)) return undefined;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(realpathSync(target), link);
  for (const bin of commandsOf(name, manifest)) {
    const from = join(modules, '.bin', bin);
    const to = join(project, 'node_modules/.bin', bin);
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(from) && !existsSync(to)) symlinkSync(realpathSync(from), to);
  }
  for (const peer of Object.keys(manifest.peerDependencies ?? {})) {
    if (!manifest.peerDependenciesMeta?.[peer]?.optional && existsSync(join(modules, peer)))
      linkPackage(project, peer, '');
  }
  return undefined;
}

const commandsOf = (name: string, { bin }: Manifest) =>
  typeof bin === 'string' ? [name.replace(/^@[^/]+\//, '')] : Object.keys(bin ?? {});

/** The packages of a project, as its `node_modules` has them. */
export function installedPackages(project: string): string[] {
  const folder = join(project, 'node_modules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
  );
}
