import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { findingAt } from '../../../shared/findings/finding.ts';
import { check } from '../check.ts';
import { blocksOfSite, MARK } from './words-of-site.ts';

const retext = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .use(function noOutput() {
    this.compiler = () => '';
  })
  .freeze();

export const englishGrammar = check('english-grammar', 'blocks of English words', function* (site, looked) {
  for (const { file, lang, source, text, from } of blocksOfSite(site)) {
    if (lang !== 'en') continue;
    looked();
    // Emphasis and links don't separate words.
    const { messages } = retext.processSync(text.replaceAll(MARK, ' '));
    for (const { reason, place, expected = [] } of messages) {
      const { start, end } = place && 'start' in place ? place : {};
      const [at, to] = [from + (start?.offset ?? 0), from + (end?.offset ?? 0)];
      const [better] = expected;
      const fix = better === undefined ? undefined : { from: at, to, text: better };
      yield findingAt({ file, text: source }, at, reason.replaceAll('`', '"'), 'correct it', fix);
    }
  }
});
