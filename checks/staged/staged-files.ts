import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A file that the next commit adds, changes or removes. */
export interface StagedChange {
  file: string;
  isGone: boolean;
}

/** The changes in the next commit; in a merge, those that neither side made. */
export function stagedChanges(): StagedChange[] {
  const merged = git('rev-parse', '--quiet', '--verify', 'MERGE_HEAD').trim();
  const isOwn = merged === '' ? undefined : new Set(namesOf(git(...DIFF, '--name-only', merged)));
  const words = namesOf(git(...DIFF, '--name-status'));
  const changes: StagedChange[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [state = '', file = ''] = words.slice(at, at + 2);
    if (isOwn && !isOwn.has(file)) continue;
    changes.push({ file, isGone: state === 'D' });
  }
  return changes;
}

/** A rename counts as a removal and an addition. */
const DIFF = ['diff', '--cached', '--no-renames', '-z'];

const namesOf = (text: string) => text.split('\0').filter(Boolean);

/** The output of git, empty if it fails, as `MERGE_HEAD` does without a merge. */
function git(...words: string[]): string {
  return spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
}

/** The path is constant, so that git writes only what has changed, and jiti's cache works. */
const PLACE = path.resolve('.cache/staged');

/** The caches of checks. */
const KEPT = ['.cache/spelling', '.cache/examples'];

/**
 * Writes the staged project into a folder of its own, so that a partly staged file is checked as it will be committed,
 * and the working tree stays untouched.
 *
 * @returns the folder
 */
export function writeStagedTree(): string {
  const folder = path.join(PLACE, 'files');
  const tree = execFileSync('git', ['write-tree'], { encoding: 'utf8' }).trim();
  try {
    readTree(tree, folder);
  } catch {
    // An interrupted run leaves a lock or an incomplete folder.
    rmSync(PLACE, { recursive: true, force: true });
    readTree(tree, folder);
  }
  for (const name of ['node_modules', ...KEPT]) {
    const link = path.join(folder, name);
    if (existsSync(link)) continue;
    mkdirSync(name, { recursive: true });
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve(name), link, 'junction');
  }
  return folder;
}

function readTree(tree: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('git', [`--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree], {
    env: { ...process.env, GIT_INDEX_FILE: path.join(PLACE, 'index') },
    stdio: 'pipe',
  });
}
