import type { PlainTextKey, ReadText } from '../../shared/texts.ts';
import { type TextKey, texts } from '../../shared/texts.ts';

/** Looks up a text in one language and fills in its placeholders. */
export type Words = ReadText<string>;

/**
 * Looks up texts of the dictionary in a language, for files written by the build.
 *
 * @returns a function that throws if a text lacks the language
 */
export function wordsIn(lang: string): Words {
  return (key: TextKey, values: Readonly<Record<string, string>> = {}) => {
    const text = (texts[key] as Readonly<Record<string, string>>)[lang];
    if (text === undefined) throw new Error(`shared/texts.ts: "${key}" has no text in ${lang}. Add it.`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** Translates keys of the dictionary and returns anything else unchanged. */
export function contentWords(lang: string): (words: string) => string {
  const read = wordsIn(lang);
  return (words) => (words in texts ? read(words as PlainTextKey) : words);
}
