import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A file that the next commit adds, changes or removes. */
export interface StagedChange {
  file: string;
  isGone: boolean;
}

/** The changes in the next commit; for a merge, only those made in neither branch. */
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

/** Counts a rename as a removal and an addition. */
const DIFF = ['diff', '--cached', '--no-renames', '-z'];

const namesOf = (text: string) => text.split('\0').filter(Boolean);

/** The output of git; empty if it fails, as for `MERGE_HEAD` outside of a merge. */
function git(...words: string[]): string {
  return spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
}

/** A fixed path, so that git updates only changed files and jiti's cache is used. */
const PLACE = path.resolve('.cache/staged');

/** The checks' caches. */
const KEPT = ['.cache/spelling', '.cache/examples'];

/**
 * Writes the staged tree to a separate folder, so that partly staged files are checked as they will be committed, and
 * the working tree stays untouched.
 *
 * @returns the folder
 */
export function writeStagedTree(): string {
  const folder = path.join(PLACE, 'files');
  const tree = execFileSync('git', ['write-tree'], { encoding: 'utf8' }).trim();
  try {
    readTree(tree, folder);
  } catch {
    // An interrupted run may leave a lock or an incomplete folder.
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
