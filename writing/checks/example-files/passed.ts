import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { examplePath, repo } from '../../../shared/examples/places.ts';
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
const common = ['tsconfig.json', 'tests/site/browser.ts'];

let packages: string | undefined;
/** All installed packages with their versions. Which of them the project names itself changes no result. */
function installedPackages(): string {
  if (packages === undefined) {
    const lock = JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8')) as { packages: object };
    packages = JSON.stringify({ ...lock.packages, '': undefined });
  }
  return packages;
}

/** Files that are left over from manual runs, or that only pages read. */
const notInputs = ['node_modules', 'dist', '.rstack', 'comments.zh.json'];

/**
 * The line that the record has if something has passed as it is now: its name, and a hash of all packages, of the
 * runner, and of its folders, which include the expected outputs. Where its folders are does not matter.
 */
export function passLine(name: string, folders: readonly string[] = [examplePath(name)]): string {
  const hash = createHash('sha256').update(installedPackages());
  const add = (folder: string, files: readonly string[]) => {
    for (const file of files) {
      const path = join(repo, folder, file);
      const content = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
      hash.update(`\0${file}\0`).update(content);
    }
  };
  add('', common);
  for (const folder of runner) add(folder, listFiles(join(repo, folder), notRunner));
  for (const folder of folders) add(folder, listFiles(join(repo, folder), notInputs));
  return `${name} ${hash.digest('hex').slice(0, 16)}`;
}

/** The lines of the record. */
export function passedLines(): string[] {
  return existsSync(passedFile) ? readFileSync(passedFile, 'utf8').split('\n').filter(Boolean) : [];
}
