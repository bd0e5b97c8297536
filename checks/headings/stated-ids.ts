/** An id as somebody may write it: anywhere in a heading, with the brackets and the sign of either keyboard. */
const ID_LIKE = /(?<code>`[^`]*`)|\s*\\?[{｛]\s*[#＃][^{}｛｝\n]*[}｝]/g;
/** One that lacks its sign, which only the end of a heading tells from words in brackets. */
const WITHOUT_SIGN = /\s*(?:\\\{|\\?｛)[a-z0-9]+(?:-[a-z0-9]+)*\\?[}｝]\s*$/;

/** The source of a heading with one id at its end, whatever was written for ids before. */
export function withId(source: string, id: string): string {
  const words = source.replace(ID_LIKE, (_, code?: string) => code ?? '').replace(WITHOUT_SIGN, '');
  return `${words.replace(/^(#+)\s*/, '$1 ').trimEnd()} \\{#${id}}`;
}

/** The words of a heading without what readers see of ids. */
export function withoutShownIds(words: string): string {
  return shownIds(words)
    .reduce((rest, id) => rest.replace(id, ''), words)
    .trim();
}

/** What readers see of ids in the words of a heading. */
export function shownIds(words: string): string[] {
  return [...words.matchAll(/[{｛]\s*[#＃][^{}｛｝]*[}｝]/g)].map(([id]) => id);
}
