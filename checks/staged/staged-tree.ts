import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Its path stays the same, so that git has to write only what has changed since, and jiti knows the code. */
const PLACE = path.resolve('.cache/staged');

/** What checks keep from run to run. */
const KEPT = ['.cache/spelling', '.cache/examples'];

/**
 * Writes the whole project as it is staged into a folder of its own, and leaves what lies on the disk alone: a file
 * of which only some lines are staged is judged by those and loses none of the others.
 *
 * @returns the folder
 */
export function writeStagedTree(): string {
  const folder = path.join(PLACE, 'files');
  const tree = execFileSync('git', ['write-tree'], { encoding: 'utf8' }).trim();
  try {
    readTree(tree, folder);
  } catch {
    // A run that was stopped leaves a lock, or half of a folder.
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
