import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';

/** `lang === 'zh'`, whatever the variable's name and the order. */
const COMPARISON =
  /\b\w*(?:lang|language|locale)\w*\)?\s*[!=]==?\s*['"`](?:en|zh)['"`]|['"`](?:en|zh)['"`]\s*[!=]==?\s*\w|\.startsWith\(['"`]\/zh/gi;

export const codeKnowsNoLanguage: Check = {
  name: 'language-in-code',
  looksAt: 'files of code',
  *run(site, looked) {
    for (const file of site.files.list('{theme,plugins,deploy}/**/*.{ts,tsx}').filter(site.isAsked)) {
      looked();
      const text = site.files.read(file) ?? '';
      for (const { 0: code, index } of text.matchAll(COMPARISON))
        yield findingAt(
          { file, text },
          index,
          `\`${code}\``,
          'read a text with useText: theme/texts.ts has both languages',
        );
    }
  },
};
