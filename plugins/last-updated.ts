import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Sets `lastUpdatedTime` of each page to the time of its last commit. Rspress's own value is formatted in the build
 * machine's time zone and wrong in shallow clones, where this one is left out with a warning.
 */
export function lastUpdated(): RspressPlugin {
  let changes: ChangeTimes;
  return {
    name: 'last-updated',
    beforeBuild({ root = 'docs' }) {
      changes = readChangeTimes(root);
      if ('unknown' in changes) console.warn(`Pages do not show their last update: ${changes.unknown}.`);
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

/** Change times by file, or the reason why they are unknown. */
export type ChangeTimes = { times: ReadonlyMap<string, string> } | { unknown: string };

/** For the log of a long history: 256 MiB. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Reads the last change of each file in a folder from the git history.
 *
 * In a shallow clone, every file seems to have changed with the oldest fetched commit, so its times count as unknown.
 *
 * @param folder a folder inside a repository
 * @returns times in UTC (ISO 8601) by absolute path of committed files, or the reason why they are unknown
 */
export function readChangeTimes(folder: string): ChangeTimes {
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository');
  if (shallow === undefined) return { unknown: 'there is no git history' };
  if (shallow.trim() === 'true') return { unknown: 'the clone is shallow; run git fetch --unshallow' };
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim() ?? folder;
  const log = git(folder, 'log', '-z', '--format=%x01%ct', '--name-only', '--no-renames', '--', '.');
  if (log === undefined) return { unknown: 'the history is empty' };

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
