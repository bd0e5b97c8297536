/** A value for `useSyncExternalStore`. */
export type Store<Value> = {
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
};

/** Creates a store; `write` calls all listeners. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
