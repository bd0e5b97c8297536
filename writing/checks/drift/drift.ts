import { findingIn } from '../../../shared/findings/finding.ts';
import { TOP } from '../../../shared/pages/parts.ts';
import { check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';
import { LEDGER, type Ledger, sectionPairs } from './ledger.ts';

/** Reports sections that have changed since somebody compared the languages. */
export const drift = check('drift', 'sections', function* (site, looked) {
  const ledger = JSON.parse(site.files.read(LEDGER) ?? '{}') as Ledger;
  for (const pair of pairsOf(site)) {
    const { original, translation } = pair;
    const compared = ledger[translation.file];
    const sections = sectionPairs(pair);
    looked(sections.length);
    const how = `make sure that both say the same, then npm run reviewed -- ${translation.file}`;
    if (!compared) {
      yield findingIn(translation.file, `this page and ${original.file} were never compared`, how);
      continue;
    }
    for (const { id, line, originalLine, hash } of sections) {
      if (compared[id] === hash) continue;
      const section = id === TOP ? 'the beginning of the page' : `the section #${id}`;
      const what = `${section}, or ${original.file}:${originalLine}, has changed since they were compared`;
      yield { ...findingIn(translation.file, what, how), line };
    }
  }
});
