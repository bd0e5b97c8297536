import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import type { PlainTextKey, ReadText, TextKey } from '../site/texts';
import { homeAddress } from './locale-address';

/** @returns a function from a key of the dictionary, and the values of its placeholders, to the page's language */
export function useText(): ReadText {
  const read = useI18n<Record<TextKey, unknown>>();
  return (key: TextKey, values: Readonly<Record<string, string | number>> = {}) =>
    read(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}

/**
 * Localizes what frontmatter holds.
 *
 * @returns `words` replaces a key of the dictionary by its text and keeps anything else; `link` adds the version and
 *   language of the page to a link such as `/guide/start/`, which Rspress does in Markdown only
 */
export function useContent() {
  const text = useText();
  const { page } = usePage();
  const home = homeAddress(page, useSite().site);
  const words = (words: string): string => {
    try {
      return text(words as PlainTextKey);
    } catch {
      // Rspress throws on an unknown key.
      return words;
    }
  };
  const link = (link: string): string => (link.startsWith('/') ? home + link.slice(1) : link);
  return { words, link };
}
