import { findingIn } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** The files that writers edit; those of an example are as the example needs them. */
const FILES = ['docs/{en,zh}/**/*.{mdx,json}', '{head,search,site,theme}/**/*.{ts,tsx,css}', 'examples/*/example.json'];

export const filesHaveNoMark: Check = {
  name: 'byte-order-marks',
  looksAt: 'files',
  *run(site, looked) {
    for (const file of FILES.flatMap((pattern) => site.files.list(pattern)).filter(site.isAsked)) {
      looked();
      if (!site.files.hasMark(file)) continue;
      const told = findingIn(file, 'a byte order mark, which editors do not show', 'save it as UTF-8 without BOM');
      // What is written has none.
      yield { ...told, fix: { from: 0, to: 0, text: '' } };
    }
  },
};
