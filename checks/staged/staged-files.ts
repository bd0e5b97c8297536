import { execFileSync } from 'node:child_process';

/** The files that the next commit adds or changes, from the root. */
export function stagedFiles(): string[] {
  const names = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMRT', '-z'], {
    encoding: 'utf8',
  });
  return names.split('\0').filter(Boolean);
}
