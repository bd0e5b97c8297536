import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';
import { jsonFault } from './json-fault.ts';

/** The files that writers, and commands for writers, edit. */
const FILES = ['docs/**/*.json', 'checks/**/*.json', 'examples/*/example.json'];

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
