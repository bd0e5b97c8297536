/** The combining accents; the marks of other scripts, such as Japanese voicing, are letters of their own there. */
const ACCENTS = /[\u0300-\u036f]/g;
const ASCII = /^[\x20-\x7e]*$/;
const KEEPS_ACCENTS = /[\p{Script=Hangul}\p{Script=Cyrillic}]/u;

/**
 * The form in which words are compared: lower case, full-width letters narrow, accents removed. A word
 * in Hangul or Cyrillic keeps its marks, which tell letters apart there.
 */
export function foldWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  const lower = word.normalize('NFKC').toLowerCase();
  return KEEPS_ACCENTS.test(word)
    ? lower.normalize('NFC')
    : lower.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}
