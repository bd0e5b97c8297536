import { realpathSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { type ChangeTimes, readChangeTimes } from './read-change-times.ts';

/**
 * Gives each page the instant of its last change, as `lastUpdatedTime`. Rspress's own gives a text in
 * the build machine's time zone, and in a shallow clone a wrong one; this gives none there, and warns.
 */
export function lastUpdated(): RspressPlugin {
  let changes: ChangeTimes | undefined;
  return {
    name: 'last-updated',
    beforeBuild({ root = 'docs' }) {
      changes = readChangeTimes(root);
      if ('unknown' in changes) console.warn(`Pages do not say when they were last updated: ${changes.unknown}.`);
    },
    extendPageData(page) {
      if (!changes || 'unknown' in changes) return;
      const time = changes.times.get(realpathSync(page._filepath));
      if (time !== undefined) Object.assign(page, { lastUpdatedTime: time });
    },
  };
}
