import { useEffect, useMemo, useState } from 'react';
import { debounce } from '../timing';
import { type Session, type SessionState, toQuery } from './create-session';

/** From the last letter to the question, in milliseconds: a requirement (K-01). */
const WAIT = 150;

/**
 * What the reader types and where it is looked for.
 *
 * @param typedBefore what stands in the field at first, which nobody has asked yet
 * @returns both, whether the state answers them, and what changes them
 */
export function useQuery(session: Session, { status, asked }: SessionState, typedBefore: string) {
  const [typed, setTyped] = useState(typedBefore);
  const [scope, setScope] = useState<string>();
  const askLater = useMemo(() => debounce(session.ask, WAIT), [session]);
  useEffect(() => askLater.cancel, [askLater]);

  function askNow(words: string, where: string | undefined): void {
    askLater.cancel();
    void session.ask(words, where);
  }

  return {
    typed,
    scope,
    isAnswered: toQuery(typed) === asked && (status === 'idle' || asked === ''),
    /** @param isComposing the letters are still being put together, and are no words yet */
    type(words: string, isComposing = false) {
      setTyped(words);
      if (isComposing) askLater.cancel();
      else if (toQuery(words) === '') askNow(words, scope);
      else askLater(words, scope);
    },
    /** Types and asks at once. */
    fill(words: string) {
      setTyped(words);
      askNow(words, scope);
    },
    askNow: () => askNow(typed, scope),
    look(where: string | undefined) {
      setScope(where);
      askNow(typed, where);
    },
  };
}
