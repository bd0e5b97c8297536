import { parseExample } from '../../site/examples/example-spec.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { jsonFault } from '../structure/json-fault.ts';
import { EXAMPLE_FILES } from './read-examples.ts';

export const exampleFilesFit: Check = {
  name: 'example-files',
  looksAt: 'examples',
  *run(site, looked) {
    for (const file of site.files.list(EXAMPLE_FILES).filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      // The check "json" tells of it.
      if (jsonFault(text)) continue;
      try {
        parseExample(text, file);
      } catch (error) {
        const faults = (error as Error).message.split('\n').map((line) => line.replace(`${file} — `, ''));
        for (const fault of faults) yield findingIn(file, fault, 'examples/README.md has every field');
      }
    }
  },
};
