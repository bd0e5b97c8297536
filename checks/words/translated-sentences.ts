import type { Check } from '../check.ts';
import { findingAt } from '../findings.ts';
import type { Page } from '../pages/page.ts';
import { sectionOf, textsOf } from '../pages/sections.ts';
import type { SourceFiles } from '../source-files.ts';
import { type Masked, maskedBlocks } from './masked-blocks.ts';
import { withoutNames } from './product-names.ts';

/** What stands between signs that end a sentence, or part the items of a list; a dot inside a name ends none. */
const SENTENCE = /(?:[^。！？；、\n.!?;]|[.!?;](?=\S))+/g;
/** A word of small letters: capitals alone are an abbreviation, and what has other signs in it is code. */
const LATIN = /(?<![\w./@$-])[A-Z]?[a-z]+(?:['’][a-z]+)*(?![\w/@-]|\.\w)/g;
const HAN = /\p{Script=Han}/gu;
/** How many words make a sentence: fewer are a term that has no Chinese name. */
const SOME = 4;
/** How many signs the Chinese for one word has. */
const SIGNS = 2;

export const sentencesAreTranslated: Check = {
  name: 'translated-sentences',
  looksAt: 'Chinese sentences',
  *run({ files, askedPages }, looked) {
    for (const page of askedPages.filter(({ lang }) => lang === 'zh')) {
      for (const { text, from } of wordsOf(page)) {
        for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
          looked();
          const words = [...withoutNames(sentence).matchAll(LATIN)].map(String);
          const signs = sentence.match(HAN)?.length ?? 0;
          if (words.length < SOME || words.length * SIGNS < signs || isMessage(page, from, words, files)) continue;
          const how = 'write it in Chinese; what a program prints stands in `…`, or as a heading above the output';
          const what = `a sentence in English: ${words.slice(0, SOME).join(' ')} …`;
          yield findingAt(page, from + index + sentence.search(/\S/), what, how);
        }
      }
    }
  },
};

/** The blocks of a page, and the words of its frontmatter and of components. */
function wordsOf(page: Page): Masked[] {
  return [...maskedBlocks(page), ...page.prose.filter(({ kind }) => kind !== 'text')];
}

/** Whether words are a heading that names a message: one that its section shows, or that some example prints. */
function isMessage(page: Page, from: number, words: readonly string[], files: SourceFiles): boolean {
  const heading = page.headings.find((one) => one.from === from);
  const section = heading && sectionOf(page, heading.id);
  if (!section) return false;
  // What varies stands in between.
  const message = new RegExp(words.map((word) => `\\b${word}\\b`).join('.*'));
  const read = (file: string) => files.read(file) ?? '';
  const shown = textsOf(page, { from: section.from + 1, to: section.to }, read);
  return (
    shown.some((text) => message.test(text)) ||
    files.list('examples/*/expected/**/*.txt').some((file) => message.test(read(file)))
  );
}
