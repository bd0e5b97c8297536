import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { debounce } from '../../document/timing';
import { createSession, toQuery } from './create-session';
import { useProvider } from './provider';

/** Debounce of the search field, in milliseconds (K-01). */
const WAIT = 150;

/**
 * The typed query and its results.
 *
 * @param input the field, in which readers may have typed before the application started
 * @param isWanted whether the reader is about to search; then the provider loads
 */
export function useQuery(input: RefObject<HTMLInputElement | null>, isWanted: boolean) {
  const provider = useProvider();
  const session = useMemo(() => createSession(provider), [provider]);
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  const [typed, setTyped] = useState('');
  const askLater = useMemo(() => debounce(session.ask, WAIT), [session]);
  useEffect(() => askLater.cancel, [askLater]);

  function ask(words: string): void {
    askLater.cancel();
    void session.ask(words);
  }

  /** Sets the text and searches at once. */
  function fill(words: string): void {
    setTyped(words);
    ask(words);
  }

  useLayoutEffect(() => setTyped(input.current?.value ?? ''), [input]);

  // The field's value, because React runs this effect after the handler of a letter that arrives in between, but before
  // it renders the letter: an older `typed` would replace the search that the handler has planned.
  const askFirst = useEffectEvent(() => ask(input.current?.value ?? ''));
  useEffect(() => {
    if (isWanted) askFirst();
  }, [session, isWanted]);

  return {
    session,
    state,
    typed,
    /** Whether the results are those of the typed query. */
    isAnswered: toQuery(typed) === state.asked && (state.status === 'idle' || state.asked === ''),
    /** @param isComposing whether an input method is still composing; then no search starts */
    type(words: string, isComposing = false) {
      setTyped(words);
      if (isComposing) askLater.cancel();
      else if (toQuery(words) === '') ask(words);
      else askLater(words);
    },
    fill,
    askNow: () => ask(typed),
  };
}
