/** A text as its words: letters and digits in lower case, with one space between words and around them all. */
export function wordsIn(text: string): string {
  const words = text.toLowerCase().match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/**
 * How much of a query stands in a text just as it was typed, from 0 to 1: the weight of the longest such part
 * of two or more words.
 *
 * @param text as `wordsIn` writes it
 * @param words of the query, each as `wordsIn` writes it
 * @param weights of these words
 */
export function phraseShare(text: string, words: readonly string[], weights: readonly number[]): number {
  const weightOf = (from: number, to: number) => weights.slice(from, to).reduce((sum, weight) => sum + weight, 0);
  const total = weightOf(0, words.length);
  if (total === 0) return 0;
  let most = 0;
  let to = 0;
  for (let from = 0; from < words.length; from++) {
    to = Math.max(to, from + 1);
    while (to < words.length && text.includes(join(words.slice(from, to + 1)))) to++;
    if (to - from > 1) most = Math.max(most, weightOf(from, to));
  }
  return most / total;
}

function join(words: readonly string[]): string {
  return words.join('').replaceAll('  ', ' ');
}
