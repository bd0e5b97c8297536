import type { PlainTextKey } from '../site/text-values';
import { useText } from './use-text';

/**
 * Reads words that content wrote: a key of the dictionary becomes its text in the language of the
 * page, anything else stays.
 */
export function useWords(): (words: string) => string {
  const text = useText();
  return (words) => {
    try {
      return text(words as PlainTextKey);
    } catch {
      // Rspress's reader throws on what is no key.
      return words;
    }
  };
}
