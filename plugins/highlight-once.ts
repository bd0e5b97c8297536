import type { UserConfig } from '@rspress/core';

type Settings = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;
type Cache = Exclude<Settings['cache'], undefined>;
type Fragment = Parameters<Cache['set']>[1];

/**
 * A cache for Shiki that lives as long as a build: both languages show the same code, so half of it is
 * coloured already. Each page gets a copy, since plugins change the tree that they are given.
 */
export function highlightOnce(): Cache {
  const fragments = new Map<string, Fragment>();
  const cache: Cache = {
    get(key) {
      const kept = fragments.get(key);
      return kept && structuredClone(kept);
    },
    set(key, fragment) {
      fragments.set(key, structuredClone(fragment));
      return cache;
    },
  };
  return cache;
}
