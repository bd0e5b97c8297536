import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { withoutNames } from '../words/product-names.ts';
import { wordsOfSite } from '../words/words-of-site.ts';

/** What is the same in every language: a placeholder, code, a path, a package, a flag, an abbreviation. */
export const SAME = /\{\{\w+\}\}|`[^`]*`|\S*\w[./:]\w\S*|(?<!\S)(?:--?[a-z]|@)\S*|(?<!\S)[A-Z\d]+(?!\S)/g;

export const textsAreTranslated: Check = {
  name: 'translated-texts',
  looksAt: 'texts',
  *run(site, looked) {
    const texts = wordsOfSite({ ...site, askedPages: [] });
    for (const { file, source, text, from, lang, key = '' } of texts) {
      if (lang !== 'zh') continue;
      looked();
      if (site.texts[key]?.en !== text || !/\p{L}/u.test(withoutNames(text.replace(SAME, '')))) continue;
      const how = 'write it in Chinese; a name goes into checks/words/product-names.ts';
      yield findingAt({ file, text: source }, from, `"${key}" says the same in Chinese as in English`, how);
    }
  },
};
