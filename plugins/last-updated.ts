import { realpathSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { type ChangeTimes, readChangeTimes } from './read-change-times.ts';

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
