import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleFolder, notCopied, RECORDING } from '../../shared/examples/places.ts';
import { listFiles } from '../../writing/checks/example-files/list-files.ts';

/** The last run of an example that needs packages that the site does not have. */
interface Recording {
  /** Hash of the files it ran with and of those it wrote. */
  hash: string;
  recorded: string;
}

/** Files that neither go into a run nor come from one. */
const ignored = [...notCopied.filter((name) => !['expected', 'example.json'].includes(name)), 'comments.zh.json'];

function hashOf(name: string): string {
  const folder = exampleFolder(name);
  const hash = createHash('sha256');
  for (const path of listFiles(folder, ignored)) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns undefined for an example that was never recorded */
function readRecording(name: string): Recording | undefined {
  const file = join(exampleFolder(name), RECORDING);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : undefined;
}

/**
 * Installs an example's own packages into its copy, with the versions of its lockfile.
 *
 * @throws with npm's output if that fails
 */
export async function installPackages(root: string): Promise<void> {
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root });
}

/** Keeps the lockfile of the first recording, so that later ones have the same packages. */
export function keepLockfile(name: string, root: string): void {
  copyFileSync(join(root, 'package-lock.json'), join(exampleFolder(name), 'package-lock.json'));
}

/** Records that expected/ comes from the example's present files; the date changes only with them. */
export function writeRecording(name: string): void {
  const hash = hashOf(name);
  if (readRecording(name)?.hash === hash) return;
  const recording: Recording = { hash, recorded: new Date().toISOString().slice(0, 10) };
  writeFileSync(join(exampleFolder(name), RECORDING), `${JSON.stringify(recording, null, 2)}\n`);
}

/** Whether expected/ comes from the example's present files. */
export function isRecorded(name: string): boolean {
  return readRecording(name)?.hash === hashOf(name);
}
