import { findingAt } from '../../../shared/findings/finding.ts';
import { pageCheck } from '../check.ts';
import { withoutNames } from './product-names.ts';
import { blocksOfPage } from './words-of-site.ts';

/** Text between sentence ends or list separators; a dot inside a name is neither. */
const SENTENCE = /(?:[^。！？；、\n.!?;]|[.!?;](?=\S))+/g;
/** A lower-case word: capitals alone are abbreviations, and words with other characters are code. */
const LATIN = /(?<![\w./@$-])[A-Z]?[a-z]+(?:['’][a-z]+)*(?![\w/@-]|\.\w)/g;
/** Fewer words may be a term without a Chinese name. */
const LEAST_WORDS = 4;

export const translatedSentences = pageCheck('translated-sentences', 'Chinese sentences', function* (page, looked) {
  if (page.lang !== 'zh') return;
  for (const { text, from } of blocksOfPage(page)) {
    // A heading may quote a message.
    if (page.headings.some((heading) => heading.from === from)) continue;
    for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
      looked();
      const words = withoutNames(sentence).match(LATIN) ?? [];
      // An English word takes about two Chinese characters.
      const characters = sentence.match(/\p{Script=Han}/gu)?.length ?? 0;
      if (words.length < LEAST_WORDS || words.length * 2 < characters) continue;
      const what = `a sentence in English: ${words.slice(0, LEAST_WORDS).join(' ')} …`;
      yield findingAt(page, from + index + sentence.search(/\S/), what, 'translate it, or put program output in `…`');
    }
  }
});
