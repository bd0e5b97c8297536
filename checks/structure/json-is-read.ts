import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { jsonFault } from './json-fault.ts';

/** The files that writers, and commands for writers, edit. */
const FILES = ['docs/**/*.json', '{checks,site}/**/*.json', 'examples/*/example.json'];

export const jsonIsRead: Check = {
  name: 'json',
  looksAt: 'JSON files',
  *run(site, looked) {
    for (const file of FILES.flatMap((pattern) => site.files.list(pattern)).filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      const fault = jsonFault(text);
      if (fault) yield findingAt({ file, text }, fault.offset, fault.what, fault.how);
    }
  },
};

/** Whether this check tells of a file already, over which another one stumbles. */
export function isToldAsJson({ files, isAsked }: SiteSources, file: string): boolean {
  const isRead = isAsked(file) && FILES.some((pattern) => files.list(pattern).includes(file));
  return isRead && jsonFault(files.read(file) ?? '') !== undefined;
}
