import { type RefObject, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { debounce } from '../../client/timing';
import { createSession, toQuery } from './create-session';
import { useProvider } from './provider';

/** From the last letter to the question, in milliseconds: a requirement (K-01). */
const WAIT = 150;

/**
 * What the reader types, where it is looked for, and what is answered. It makes the provider ready at once.
 *
 * @param typedBefore what stands in the field at first and is asked at once
 */
export function useQuery(typedBefore: RefObject<string>) {
  const provider = useProvider()();
  const session = useMemo(() => createSession(provider), [provider]);
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  const [typed, setTyped] = useState(typedBefore.current);
  const [scope, setScope] = useState<string>();
  const askLater = useMemo(() => debounce(session.ask, WAIT), [session]);
  useEffect(() => askLater.cancel, [askLater]);

  function ask(words: string, where: string | undefined): void {
    askLater.cancel();
    void session.ask(words, where);
  }

  /** Types and asks at once. */
  function fill(words: string): void {
    setTyped(words);
    ask(words, scope);
  }

  // It may have grown since this was rendered.
  const askFirst = useEffectEvent(() => fill(typedBefore.current));
  useEffect(() => askFirst(), [session]);

  return {
    session,
    state,
    typed,
    scope,
    /** Whether the state answers what is typed. */
    isAnswered: toQuery(typed) === state.asked && (state.status === 'idle' || state.asked === ''),
    /** @param isComposing the letters are still being put together, and are no words yet */
    type(words: string, isComposing = false) {
      setTyped(words);
      if (isComposing) askLater.cancel();
      else if (toQuery(words) === '') ask(words, scope);
      else askLater(words, scope);
    },
    fill,
    askNow: () => ask(typed, scope),
    look(where: string | undefined) {
      setScope(where);
      ask(typed, where);
    },
  };
}
