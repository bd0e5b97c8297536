import { type Dictionary, type PlainTextKey, type ReadText, texts } from './texts.ts';

/** Looks up a text in one language and fills in its placeholders. */
export type Words<Own extends Dictionary = typeof texts> = ReadText<string, Own>;

/**
 * Looks up texts of the dictionary in a language, for files written by the build.
 *
 * @param own the texts of a component, which it may look up too
 * @returns a function that throws if a text lacks the language
 */
export function wordsIn(lang: string, own: Dictionary = {}): Words {
  const all: Dictionary = { ...texts, ...own };
  return (key: string, values: Readonly<Record<string, string>> = {}) => {
    const text = (all[key] as Readonly<Record<string, string>> | undefined)?.[lang];
    if (text === undefined) throw new Error(`There is no text "${key}" in ${lang}. Add it beside the others.`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** Translates keys of the dictionary and returns anything else unchanged. */
export function contentWords(lang: string): (words: string) => string {
  const read = wordsIn(lang);
  return (words) => (words in texts ? read(words as PlainTextKey) : words);
}
