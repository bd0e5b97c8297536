import { useI18n } from '@rspress/core/runtime';
import type { ReadText } from '../site/text-values';
import type { TextKey } from '../site/texts';

/**
 * Reads the UI text dictionary in the language of the page.
 *
 * @returns a function from a dictionary key, and the values of its `{{placeholders}}`, to the text.
 */
export function useText(): ReadText {
  const read = useI18n<Record<TextKey, unknown>>();
  return (key: TextKey, values: Readonly<Record<string, string | number>> = {}) =>
    read(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}
