import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Gives each page the instant of its last change, as `lastUpdatedTime`. Rspress's own is a text in the time zone of
 * the build machine, and wrong in a shallow clone; this one is left out there, with a warning.
 */
export function lastUpdated(): RspressPlugin {
  let changes: ChangeTimes;
  return {
    name: 'last-updated',
    beforeBuild({ root = 'docs' }) {
      changes = readChangeTimes(root);
      if ('unknown' in changes) console.warn(`Pages do not say when they were last updated: ${changes.unknown}.`);
    },
    modifySearchIndexData(pages) {
      if ('unknown' in changes) return;
      for (const page of pages) {
        const time = changes.times.get(realpathSync(page._filepath));
        if (time !== undefined) Object.assign(page, { lastUpdatedTime: time });
      }
    },
  };
}

/** What the history of a folder's files says, or why it says nothing. */
export type ChangeTimes = { times: ReadonlyMap<string, string> } | { unknown: string };

/** The output of a whole history is long: allow 256 MiB of it. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Reads when the files of a folder last changed, from git's history.
 *
 * A shallow clone has no history to read: in it every file seems to have changed with the oldest
 * commit that was fetched, so nothing is known there.
 *
 * @param folder a folder inside a repository
 * @returns the absolute path of each committed file with the instant of its last change, ISO 8601 in
 *   UTC; or the reason why nothing is known
 */
export function readChangeTimes(folder: string): ChangeTimes {
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository');
  if (shallow === undefined) return { unknown: 'there is no git history' };
  if (shallow.trim() === 'true') return { unknown: 'the clone is shallow; fetch it whole (git fetch --unshallow)' };
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim() ?? folder;
  const log = git(
    folder,
    '-c',
    'core.quotePath=false',
    'log',
    '-z',
    '--format=%x01%ct',
    '--name-only',
    '--no-renames',
    '--',
    '.',
  );
  if (log === undefined) return { unknown: 'the history has no commit' };

  const times = new Map<string, string>();
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...names] = commit.split(/[\0\n]+/);
    const time = new Date(Number(seconds) * 1000).toISOString();
    for (const name of names.filter(Boolean)) {
      const file = path.join(top, name);
      if (!times.has(file)) times.set(file, time);
    }
  }
  return { times };
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT });
  return status === 0 ? stdout : undefined;
}
