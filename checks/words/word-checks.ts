import type { Check } from '../check.ts';
import { articlesFitTheirWords } from './articles.ts';
import { chineseIsSet } from './chinese-typography.ts';
import { paragraphsStandOnce } from './doubled-paragraphs.ts';
import { signsStandAlone } from './doubled-signs.ts';
import { wordsStandOnce } from './doubled-words.ts';
import { englishIsEnglish } from './english-only.ts';
import { termsAreKnown } from './english-terms.ts';
import { noForbiddenWords } from './forbidden-words.ts';
import { signsAreClosed } from './paired-signs.ts';
import { namesAreSpelt } from './product-names.ts';
import { sentencesEnd } from './sentence-ends.ts';
import { codeHasItsSigns } from './signs-in-code.ts';
import { chineseIsSimplified } from './simplified-chinese.ts';
import { signsHaveTheirSpaces } from './spaces-around-signs.ts';
import { dictionaryIsUsed, wordsAreSpelt } from './spelling.ts';
import { sentencesAreTranslated } from './translated-sentences.ts';

/** The checks of what readers read that is no code, in the order in which findings are told. */
export const wordChecks: readonly Check[] = [
  wordsAreSpelt,
  dictionaryIsUsed,
  noForbiddenWords,
  namesAreSpelt,
  chineseIsSet,
  englishIsEnglish,
  chineseIsSimplified,
  codeHasItsSigns,
  signsStandAlone,
  signsHaveTheirSpaces,
  sentencesEnd,
  articlesFitTheirWords,
  signsAreClosed,
  wordsStandOnce,
  paragraphsStandOnce,
  sentencesAreTranslated,
  termsAreKnown,
];
