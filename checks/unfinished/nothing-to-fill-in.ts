import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';

/** What `npm run new` writes where a writer has something to say. */
const PLACE = /TODO\s*[:：]\s*([^\n"]*)/g;

export const nothingIsLeftToFillIn: Check = {
  name: 'unfinished',
  looksAt: 'pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked();
      for (const { 1: what = '', index } of page.text.matchAll(PLACE))
        yield findingAt(page, index, `a place to fill in: ${what.trim()}`, 'write it, and take TODO out');
    }
  },
};
