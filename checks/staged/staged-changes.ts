import { spawnSync } from 'node:child_process';

/** A file that the next commit adds, changes or removes. */
export interface StagedChange {
  file: string;
  isGone: boolean;
  /** The text of a page before the change; undefined for new pages and other files. */
  before: string | undefined;
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
    const before = file.endsWith('.mdx') && state !== 'A' ? git('show', `HEAD:${file}`) : undefined;
    changes.push({ file, isGone: state === 'D', before });
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
