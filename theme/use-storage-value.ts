import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../client/storage';

/**
 * A `localStorage` value as state. Unlike Rspress's own hook, it renders if storage is blocked.
 *
 * @param defaultValue also used on the server and during hydration
 * @returns the value and its setter; null removes it
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
