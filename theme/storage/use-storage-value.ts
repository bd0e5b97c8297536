import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './stored';

/**
 * A value that later visits and other tabs see. It works where storage is blocked or full, as long
 * as the page lives. The server and the first render in the browser have the default value.
 *
 * @param key the name in local storage
 * @param defaultValue what holds where nothing is stored
 * @returns the value, which is whatever text is stored, and the function that changes it; null forgets it
 */
export function useStorageValue<T = string | null>(
  key: string,
  defaultValue: T | null = null,
): readonly [T, (value: T | null) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(key) ?? defaultValue,
    () => defaultValue,
  );
  const change = useCallback(
    (next: T | null) => writeStored(key, next === null || next === undefined ? null : String(next)),
    [key],
  );
  return [value as T, change];
}
