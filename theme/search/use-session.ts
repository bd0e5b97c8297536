import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SearchProvider } from '../../search/types';
import { createSession, type Session, type SessionState } from './create-session';

/** @returns what is asked and answered while the dialog is open; it makes the provider ready at once */
export function useSession(provider: SearchProvider): { session: Session; state: SessionState } {
  const session = useMemo(() => createSession(provider), [provider]);
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  useEffect(() => void session.ask(''), [session]);
  return { session, state };
}
