import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';

type Settings = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;
type Cache = Exclude<Settings['cache'], undefined>;
type Fragment = Parameters<Cache['set']>[1];

const PROJECT = path.join(import.meta.dirname, '..');

/**
 * Colours each piece of code once: both languages show the same, and the next build begins with what this
 * one has coloured. Colours depend on the code and on who colours it, so what is kept belongs to one state
 * of the packages, of this folder and of the configuration; any other starts from nothing.
 *
 * @param folder where coloured code is kept between builds
 */
export function highlightOnce(folder: string): RspressPlugin {
  const file = path.join(folder, `${stateOf(PROJECT)}.json`);
  const kept = highlightCache(readKept(file));
  return {
    name: 'highlight-once',
    config({ markdown, ...config }) {
      return { ...config, markdown: { ...markdown, shiki: { ...markdown?.shiki, cache: kept.cache } } };
    },
    afterBuild(_, isProduction) {
      if (isProduction) keep(file, kept.used());
    },
  };
}

/**
 * A cache for Shiki. Each page gets a copy, since plugins change the tree that they are given.
 *
 * @param known what is coloured already, by what Shiki calls it
 * @returns the cache, and a function that tells what of it was asked for
 */
export function highlightCache(known: Iterable<[string, Fragment]>): {
  cache: Cache;
  used: () => [string, Fragment][];
} {
  const fragments = new Map(known);
  const used = new Map<string, Fragment>();
  const cache: Cache = {
    get(key) {
      const fragment = fragments.get(key);
      if (fragment) used.set(key, fragment);
      return fragment && structuredClone(fragment);
    },
    set(key, fragment) {
      const copy = structuredClone(fragment);
      fragments.set(key, copy);
      used.set(key, copy);
      return cache;
    },
  };
  return { cache, used: () => [...used] };
}

function stateOf(project: string): string {
  const hash = createHash('sha256');
  const plugins = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  for (const name of ['package-lock.json', 'rspress.config.ts', ...plugins.map((name) => `plugins/${name}`).sort()]) {
    hash.update(name).update(readFileSync(path.join(project, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What an earlier build has kept: nothing, where there was none, or where its file is no longer what was written. */
export function readKept(file: string): [string, Fragment][] {
  const [sum = '', text = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return sum === sumOf(text) ? (JSON.parse(text) as [string, Fragment][]) : [];
}

/** Renamed into place: a build that is stopped leaves no half file. */
export function keep(file: string, fragments: [string, Fragment][]): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  const text = JSON.stringify(fragments);
  writeFileSync(`${file}.${process.pid}`, `${sumOf(text)}\n${text}`);
  renameSync(`${file}.${process.pid}`, file);
}
