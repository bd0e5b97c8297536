import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import type { Dictionary, PlainTextKey, ReadText, texts } from '../shared/texts';
import { homeAddress } from './locale-address';

/**
 * A component passes the type of its own texts: `useText<typeof texts>()`.
 *
 * @returns a function that looks up a text in the page's language and fills in its placeholders
 */
export function useText<Own extends Dictionary = typeof texts>(): ReadText<string | number, Own> {
  const read = useI18n<Record<string, unknown>>();
  return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    read(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}

/**
 * Localizes values from frontmatter.
 *
 * @returns `words` replaces a dictionary key by its text and returns anything else unchanged; `link` adds the page's
 *   version and language to a path such as `/guide/start/`, which Rspress does in Markdown only
 */
export function useContent() {
  const text = useText();
  const { page } = usePage();
  const home = homeAddress(page, useSite().site);
  const words = (words: string): string => {
    try {
      return text(words as PlainTextKey);
    } catch {
      // Rspress throws for unknown keys.
      return words;
    }
  };
  const link = (link: string): string => (link.startsWith('/') ? home + link.slice(1) : link);
  return { words, link };
}
