/** Words that are typed all the time, and whose misspellings pass as abbreviations in the lists of a spell checker. */
const COMMON =
  'the and that this with have from they will would there their what about which when your can use one all not but has was are its for you out into than then them only some these may each other file files code build type types when where same page name used uses make made does also both first after before default library';

/** What a slip makes of one of them, and is a word too. */
const ALSO_WORDS = 'form three sue sued sues aws tis fro ist amy flies coed odes dose'.split(' ');

/** Words with two letters swapped, with the word that is meant. */
const swapped = new Map(
  COMMON.split(' ').flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at): [string, string] => {
      const letters = [...word];
      [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
      return [letters.join(''), word];
    }),
  ),
);
for (const word of [...ALSO_WORDS, ...COMMON.split(' ')]) swapped.delete(word);

/** The word that is meant by one with two letters swapped; what is written with capitals is an abbreviation. */
export function meantBy(word: string): string | undefined {
  return /^[A-Z]?[a-z]+$/.test(word) ? swapped.get(word.toLowerCase()) : undefined;
}
