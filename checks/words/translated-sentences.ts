import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import { sectionOf, textsOf } from '../../site/pages/sections.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { withoutNames } from './product-names.ts';
import { blocksOfPage } from './words-of-site.ts';

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
  *run(site, looked) {
    for (const page of site.askedPages.filter(({ lang }) => lang === 'zh')) {
      for (const { text, from } of blocksOfPage(page)) {
        for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
          looked();
          const words = englishOf(sentence);
          if (words.length === 0 || isMessage(page, from, words, site)) continue;
          const how = 'write it in Chinese; what a program prints stands in `…`, or as a heading above the output';
          const what = `a sentence in English: ${words.slice(0, SOME).join(' ')} …`;
          yield findingAt(page, from + index + sentence.search(/\S/), what, how);
        }
      }
    }
  },
};

/** The English words of a sentence that has hardly any other; none, where they are few. */
function englishOf(sentence: string): readonly string[] {
  if ((sentence.match(LATIN)?.length ?? 0) < SOME) return [];
  const words = withoutNames(sentence).match(LATIN) ?? [];
  const signs = sentence.match(HAN)?.length ?? 0;
  return words.length < SOME || words.length * SIGNS < signs ? [] : words;
}

/** A text with blanks in place of the sentences that are in English. */
export function withoutEnglish(text: string): string {
  return text.replace(SENTENCE, (sentence) =>
    englishOf(sentence).length > 0 ? ' '.repeat(sentence.length) : sentence,
  );
}

/** Whether words are a heading that names a message: one that its section shows, or another page. */
function isMessage(page: Page, from: number, words: readonly string[], { files, pages }: SiteSources): boolean {
  const heading = page.headings.find((one) => one.from === from);
  const section = heading && sectionOf(page, heading.id);
  if (!section) return false;
  // What varies stands in between.
  const message = new RegExp(words.map((word) => `\\b${word}\\b`).join('.*'));
  const read = (file: string) => files.read(file) ?? '';
  const here = textsOf(page, { from: section.from + 1, to: section.to }, read);
  const fences = pages.filter(({ lang }) => lang === page.lang).flatMap((one) => one.fences);
  const outputs = fences.flatMap(({ embeds }) => (embeds?.endsWith('.txt') ? embeds.replace(/^<root>\//, '') : []));
  return here.some((text) => message.test(text)) || outputs.some((file) => message.test(read(file)));
}
