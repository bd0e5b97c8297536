import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** What `npm run new` writes where a writer has something to say, and what writers leave for later. */
const PLACE =
  /((?<!\w)(?:TODO|FIXME|TBD)(?!\w)|(?<!\w)(?:[Tt]odo|[Ff]ixme|[Tt]bd)(?=[:：])|待(?:补充|完善|翻译|写)(?!的))[ \t]*[:：]?[ \t]*([^\n"]*)/g;

export const nothingIsLeftToFillIn: Check = {
  name: 'unfinished',
  looksAt: 'pages',
  *run(site, looked) {
    for (const page of site.askedPages) {
      looked();
      for (const { 1: word, 2: rest = '', index } of page.text.matchAll(PLACE)) {
        const what = rest.trim() === '' ? 'a place to fill in' : `a place to fill in: ${rest.trim()}`;
        yield findingAt(page, index, what, `write it, and take ${word} out`);
      }
    }
  },
};
