import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** How long a paragraph is that nobody says twice: shorter ones lead in to code, `Before, with …:`. */
const LONG = { en: 40, zh: 20 };

export const paragraphsStandOnce: Check = {
  name: 'doubled-paragraphs',
  looksAt: 'paragraphs',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const lines = new Map<string, number>();
      const found: Finding[] = [];
      visit(page.root, 'paragraph', ({ position }) => {
        looked();
        const words = page.text.slice(position?.start.offset, position?.end.offset);
        const first = lines.get(words);
        if (first !== undefined && words.length >= LONG[page.lang]) {
          const what = `the paragraph of line ${first} once more`;
          found.push(findingAt(page, position?.start.offset ?? 0, what, 'take one of them out'));
        }
        lines.set(words, first ?? position?.start.line ?? 1);
      });
      yield* found;
    }
  },
};
