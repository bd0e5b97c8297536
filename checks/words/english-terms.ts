import { visit } from 'unist-util-visit';
import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';
import { withoutNames } from './product-names.ts';
import { withoutEnglish } from './translated-sentences.ts';
import { areAllRead, blocksOfPage } from './words-of-site.ts';

/** The English words that Chinese engineers use as words of their own, one a line. */
const TERMS = 'checks/words/english-terms.txt';
/** Small letters: capitals are names and abbreviations, and what has other signs in it is code. */
const WORD = /(?<![\w./@$?:-])[a-z]{2,}(?:['’][a-z]+)*(?![\w/@:~-]|\.\w)/g;
/** A message, `Module not found`. */
const MESSAGE = /(?<![\w./-])[A-Z][a-z]+(?: [a-z]+)+/g;
/** The English of a Chinese term, in brackets behind it, and the kind of a box. */
const ASIDE = /（[^（）]*）|^[ \t>]*:{3,}[ \t]*\w+/gm;
const HAN = /\p{Script=Han}/u;

export const termsAreKnown: Check = {
  name: 'english-terms',
  looksAt: 'English words in Chinese sentences',
  *run(site, looked) {
    const text = site.files.read(TERMS) ?? '';
    const terms = text.split('\n').filter(Boolean);
    const known = new Set([...terms, ...site.options.flatMap((option) => option.split(/[.[\]]+/))]);
    const found = new Set<string>();
    const pages = site.isAsked(TERMS) ? site.pages : site.askedPages;
    for (const page of pages.filter(({ lang }) => lang === 'zh')) {
      for (const { word, from } of wordsOf(page)) {
        looked();
        found.add(word);
        if (known.has(word) || !site.isAsked(page.file) || wordsInCode(page).has(word)) continue;
        const how = `write it in Chinese, in \`…\` where it is code, or add it to ${TERMS}`;
        yield findingAt(page, from, `the English word "${word}" in a Chinese sentence`, how);
      }
    }
    yield* unused(terms, text, found, site);
  },
};

function* unused(terms: readonly string[], text: string, found: ReadonlySet<string>, site: SiteSources) {
  if (!site.isAsked(TERMS) || !areAllRead(site)) return;
  for (const term of terms.filter((one) => !found.has(one))) {
    const from = `\n${text}`.indexOf(`\n${term}\n`);
    yield findingAt({ file: TERMS, text }, from, `no Chinese page has the word "${term}"`, 'take it out');
  }
}

/** The words between Chinese ones; a name is blanked, so that what follows stands where it stood. */
function wordsOf(page: Page): { word: string; from: number }[] {
  return blocksOfPage(page).flatMap(({ text, from }) => {
    if (!HAN.test(text)) return [];
    const blank = (found: string) => ' '.repeat(found.length);
    // Of whole sentences the check "translated-sentences" tells.
    const words = withoutEnglish(text)
      .replace(ASIDE, blank)
      .replace(MESSAGE, (found) => (startsWithName(found) ? found : blank(found)));
    return [...words.matchAll(WORD)]
      .filter(({ 0: word }) => withoutNames(word) !== '')
      .map(({ 0: word, index }) => ({ word, from: from + index }));
  });
}

const startsWithName = (words: string) => withoutNames(words.split(' ')[0] ?? '') === '';

const inCode = new WeakMap<Page, Set<string>>();

/** The words that a page has in code, which it may also name without. */
function wordsInCode(page: Page): Set<string> {
  const known = inCode.get(page);
  if (known) return known;
  const words = new Set<string>();
  visit(page.root, 'inlineCode', ({ value }) => {
    for (const word of value.split(/\W+/)) words.add(word);
  });
  inCode.set(page, words);
  return words;
}
