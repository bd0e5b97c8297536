import { spawnSync } from 'node:child_process';

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * When a file was last committed.
 *
 * @returns the time in UTC (ISO 8601), or undefined where a build cannot know it: without a history, in a shallow clone,
 *   and for a new file
 */
export function lastChangeOf(file: string): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const seconds = git('log', '-1', '--format=%ct', '--', file);
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString();
}
