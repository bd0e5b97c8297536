import type { Finding } from '../../site/findings/finding.ts';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { britishFor } from './american-spelling.ts';
import { misspeltWords } from './misspelt-words.ts';
import { meantBy } from './swapped-letters.ts';
import { areAllRead, wordsOfSite } from './words-of-site.ts';

/** Letters, with an apostrophe inside. What stands in a path, a flag or a name with dots is code. */
const WORD = /(?<![\w./@#$%-])[A-Za-z]+(?:['’][A-Za-z]+)*(?![\w/@]|\.\w)/g;

interface Word {
  file: string;
  text: string;
  from: number;
  word: string;
}

export const wordsAreSpelt: Check = {
  name: 'spelling',
  looksAt: 'words',
  async *run(site, looked): AsyncGenerator<Finding> {
    const words = wordsOfSite(site).flatMap(({ file, source, text, from }) =>
      wordsIn(text, from).map((found): Word => ({ file, text: source, ...found })),
    );
    looked(words.length);
    const misspelt = await misspeltWords(new Set(words.map(({ word }) => word)));
    for (const { file, text, from, word } of words) {
      const british = britishFor(word);
      const meant = meantBy(word) ?? british;
      if (meant) {
        const written = /^[A-Z]/.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
        const fix = { from, to: from + word.length, text: written };
        const what = british ? 'is American; these pages are British' : 'is misspelt';
        yield findingAt({ file, text }, from, `"${word}" ${what}`, `write ${written}`, fix);
        continue;
      }
      const suggestions = misspelt.get(word);
      if (!suggestions) continue;
      const better = suggestions.length > 0 ? `write ${suggestions.join(' or ')}, ` : '';
      const how = `${better}or add it to checks/words/dictionary.txt`;
      yield findingAt({ file, text }, from, `"${word}" is no word that the dictionaries know`, how);
    }
  },
};

const DICTIONARY = 'checks/words/dictionary.txt';

export const dictionaryIsUsed: Check = {
  name: 'dictionary',
  looksAt: 'words of our own',
  *run(site, looked) {
    if (!site.isAsked(DICTIONARY)) return;
    const isAllRead = areAllRead(site);
    const everything = wordsOfSite({ ...site, askedPages: site.pages, isAsked: () => true });
    const used = everything.map((words) => words.text.toLowerCase()).join('\n');
    const text = site.files.read(DICTIONARY) ?? '';
    let from = 0;
    for (const word of text.split('\n')) {
      if (word !== '') looked();
      if (word !== '' && isAllRead && !used.includes(word.toLowerCase()))
        yield findingAt({ file: DICTIONARY, text }, from, `no page has the word "${word}"`, 'take it out');
      from += word.length + 1;
    }
  },
};

function wordsIn(text: string, from: number): { word: string; from: number }[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.replaceAll('’', "'"),
    from: from + index,
  }));
}
