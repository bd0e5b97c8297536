import { useI18n } from '@rspress/core/runtime';
import type { TextKey } from './texts';

/**
 * Reads the UI text dictionary in the language of the page.
 *
 * @returns a function from a dictionary key, and the values of its `{{placeholders}}`, to the text.
 */
export function useText(): (key: TextKey, values?: Record<string, string | number>) => string {
  const read = useI18n<Record<TextKey, unknown>>();
  return (key, values = {}) =>
    read(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}
