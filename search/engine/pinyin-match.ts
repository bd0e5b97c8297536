/** A match, in syllables. */
export interface PinyinMatch {
  start: number;
  length: number;
}

/** How a Chinese character may sound, or a word of another script as it is written. */
export type Syllable = readonly string[] | string;

/** Two letters that stand for one sound. */
const LONG_INITIAL = /^[zcs]h/;
/** One syllable alone has to be typed in full, and to be so long, or every word would match something. */
const SHORTEST_SYLLABLE = 3;

/** Where a text has its syllables: each Chinese character is one, and each word of another script. */
export function syllableRanges(text: string): { start: number; length: number }[] {
  const units = text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu);
  return [...units].map((unit) => ({ start: unit.index, length: unit[0].length }));
}

/**
 * Finds what a reader typed in Latin letters among the syllables of a Chinese text: whole syllables,
 * their initials, or both mixed (`leixingsm`), from any syllable on. The last one may be unfinished.
 */
export function matchPinyin(syllables: readonly Syllable[], typed: string): PinyinMatch | undefined {
  const letters = typed
    .toLowerCase()
    .replace(/[\s'\u2019-]+/g, '')
    .replaceAll('ü', 'v')
    .replace(/([ln])ve/g, '$1ue');
  if (!/^[a-z0-9]+$/.test(letters)) return undefined;
  for (const [start, syllable] of syllables.entries()) {
    const length = countFrom(syllables, start, letters);
    const isWhole = soundsOf(syllable).includes(letters) && letters.length >= SHORTEST_SYLLABLE;
    const isChinese = syllables.slice(start, start + length).some((unit) => typeof unit !== 'string');
    if ((length > 1 || isWhole) && isChinese) return { start, length };
  }
  return undefined;
}

/** How many syllables the letters take up; 0 where they do not fit. */
function countFrom(syllables: readonly Syllable[], at: number, letters: string): number {
  const syllable = syllables[at];
  for (const sound of syllable === undefined ? [] : soundsOf(syllable)) {
    if (sound.startsWith(letters)) return 1;
    // Of a Chinese character the initial may be typed, which is one letter or two; of another word, all.
    const starts =
      typeof syllable === 'string' ? [sound] : [sound, ...(LONG_INITIAL.exec(sound) ?? []), sound.slice(0, 1)];
    for (const part of starts) {
      const rest = letters.startsWith(part) ? countFrom(syllables, at + 1, letters.slice(part.length)) : 0;
      if (rest > 0) return rest + 1;
    }
  }
  return 0;
}

function soundsOf(syllable: Syllable): readonly string[] {
  return typeof syllable === 'string' ? [syllable] : syllable;
}
