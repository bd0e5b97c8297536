import { spawnSync } from 'node:child_process';

/** A file that the next commit adds, changes or takes away, by its path from the root. */
export interface StagedChange {
  file: string;
  isGone: boolean;
  /** What a page said before; undefined for what is new, and for other files. */
  before: string | undefined;
}

/** The changes of the next commit; of a merge, those that neither side has made. */
export function stagedChanges(): StagedChange[] {
  const merged = git('rev-parse', '--quiet', '--verify', 'MERGE_HEAD').trim();
  const isOwn = merged === '' ? undefined : new Set(namesOf(git(...DIFF, '--name-only', merged)));
  const words = namesOf(git(...DIFF, '--name-status'));
  const changes: StagedChange[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [state = '', file = ''] = words.slice(at, at + 2);
    if (isOwn && !isOwn.has(file)) continue;
    const before = file.endsWith('.mdx') && state !== 'A' ? git('show', `HEAD:${file}`) : undefined;
    changes.push({ file, isGone: state === 'D', before });
  }
  return changes;
}

/** A renamed file is one that goes and one that comes. */
const DIFF = ['diff', '--cached', '--no-renames', '-z'];

const namesOf = (text: string) => text.split('\0').filter(Boolean);

/** What git says; nothing where it refuses, as for a merge when there is none. */
function git(...words: string[]): string {
  return spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
}
