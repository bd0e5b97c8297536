import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../../../shared/examples/places.ts';
import { listFiles } from './list-files.ts';

const [major] = process.versions.node.split('.');

/** The record of what has passed, a line each. Other systems and other versions of Node.js have records of their own. */
export const passedFile = join(repo, `tests/examples/passed/${process.platform}-${process.arch}-node-${major}.txt`);

/** The folders of the runner, and what in them does not affect the results of an example. */
const runner = ['tests/examples', 'writing/checks/example-files', 'shared/examples'];
const notRunner = [
  ...['cli.ts', 'declared-dependencies.ts', 'embedding-pages.ts', 'examples.spec.ts', 'runner.spec.ts'],
  ...['examples.ts', 'guides', 'passed', 'pictures', 'tsconfig.json', 'turns'],
];

/** Other files that results depend on; tools look for the second one in all folders above an example. */
const common = ['package-lock.json', 'tsconfig.json', 'tests/site/browser.ts'];

/** Files that are left over from manual runs, or that only pages read. */
const notInputs = ['node_modules', 'dist', '.rstack', 'comments.zh.json'];

/**
 * The line that the record has if something has passed as it is now: its name, and a hash of all packages, of the
 * runner, and of its folders, which include the expected outputs.
 */
export function passLine(name: string, folders: readonly string[] = [`examples/${name}`]): string {
  const files = [...listAll(runner, notRunner), ...listAll(folders, notInputs)];
  const hash = createHash('sha256');
  for (const name of [...common, ...files]) {
    const file = join(repo, name);
    const content = lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
    hash.update(`\0${name}\0`).update(content);
  }
  return `${name} ${hash.digest('hex').slice(0, 16)}`;
}

/** The lines of the record. */
export function passedLines(): string[] {
  return existsSync(passedFile) ? readFileSync(passedFile, 'utf8').split('\n').filter(Boolean) : [];
}

const listAll = (folders: readonly string[], skipped: string[]) =>
  folders.flatMap((folder) => listFiles(join(repo, folder), skipped).map((file) => `${folder}/${file}`));
