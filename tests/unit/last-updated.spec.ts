import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mock } from 'node:test';
import type { PageIndexInfo } from '@rspress/core';
import { expect, test } from 'playwright/test';
import { lastUpdated, readChangeTimes } from '../../plugins/last-updated.ts';

let folder = '';

function git(cwd: string, date: string, ...args: string[]): void {
  const names = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const { status, stderr } = spawnSync('git', [...names, ...args], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test.beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'change-times-')));
  const repository = path.join(folder, 'repository');
  mkdirSync(path.join(repository, 'docs/en'), { recursive: true });
  git(folder, '', 'init', '-q', repository);
  const commit = (name: string, date: string) => {
    writeFileSync(path.join(repository, 'docs/en', name), date);
    git(repository, date, 'add', '.');
    git(repository, date, 'commit', '-qm', name);
  };
  commit('old.mdx', '2024-01-02T03:04:05+08:00');
  commit('中文 名.mdx', '2025-06-07T23:30:00-05:00');
  writeFileSync(path.join(repository, 'docs/en/new.mdx'), 'not committed');
});

test.afterEach(() => rmSync(folder, { recursive: true }));

test('each file has the time of its own last change in UTC, whatever the time zone of the commit', () => {
  const docs = path.join(folder, 'repository/docs');
  const changes = readChangeTimes(docs);
  expect('times' in changes && Object.fromEntries(changes.times)).toEqual({
    [path.join(docs, 'en/old.mdx')]: '2024-01-01T19:04:05.000Z',
    [path.join(docs, 'en/中文 名.mdx')]: '2025-06-08T04:30:00.000Z',
  });
});

test('a shallow clone has no change times, says so, and its build warns', async () => {
  const shallow = path.join(folder, 'shallow');
  git(folder, '', 'clone', '-q', '--depth', '1', `file://${path.join(folder, 'repository')}`, shallow);
  expect(readChangeTimes(path.join(shallow, 'docs'))).toEqual({ unknown: expect.stringContaining('shallow') });

  const warn = mock.method(console, 'warn', () => {});
  const page = { _filepath: path.join(shallow, 'docs/en/old.mdx') } as PageIndexInfo;
  const plugin = lastUpdated();
  await plugin.beforeBuild?.({ root: path.join(shallow, 'docs') }, true);
  await plugin.modifySearchIndexData?.([page], true);
  warn.mock.restore();
  const warnings = warn.mock.calls.flatMap((call) => call.arguments as string[]);
  expect(warnings).toEqual([expect.stringMatching(/shallow.*git fetch --unshallow/)]);
  expect(page).not.toHaveProperty('lastUpdatedTime');
});

test('a folder without history has no change times either', () => {
  const plain = path.join(folder, 'plain');
  mkdirSync(plain);
  expect(readChangeTimes(plain)).toEqual({ unknown: 'there is no git history' });
});
