import { visit } from 'unist-util-visit';
import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';

/** Signs that keyboards and editors put in the place of those that code has. */
const MEANT: Record<string, string> = {
  ...{ '，': ', ', '：': ': ', '；': '; ', '（': '(', '）': ')', '。': '.', '“': '"', '”': '"', '‘': "'", '’': "'" },
};
const SIGNS = new RegExp(`[${Object.keys(MEANT).join('')}]`, 'g');

export const codeHasItsSigns: Check = {
  name: 'signs-in-code',
  looksAt: 'pieces of code in sentences',
  *run(site, looked) {
    for (const page of site.askedPages) {
      const found: Finding[] = [];
      visit(page.root, 'inlineCode', ({ value, position }) => {
        looked();
        const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
        const [sign] = value.match(SIGNS) ?? [];
        // What is in Chinese has the signs of Chinese.
        if (!sign || /\p{Script=Han}/u.test(value)) return;
        const text = page.text.slice(from, to).replace(SIGNS, (one) => MEANT[one] ?? one);
        found.push(findingAt(page, from, `"${sign}" in code`, `write ${text}`, { from, to, text }));
      });
      yield* found;
    }
  },
};
