import type { SessionState } from './create-session';

/** What the dialog says of the state it is in. */
export type Message =
  | { kind: 'nothing' }
  /** `isQuiet`: the reader waits for nothing yet, and only hears it. */
  | { kind: 'loading' | 'searching'; isQuiet: boolean }
  | { kind: 'failed' }
  | { kind: 'none'; query: string }
  | { kind: 'found'; count: number; hasMore: boolean };

export function messageOf({ status, asked, answered, hits, hasMore }: SessionState): Message {
  if (status === 'failed') return { kind: 'failed' };
  if (status === 'loading') return { kind: 'loading', isQuiet: asked === '' };
  if (hits.length > 0) return { kind: 'found', count: hits.length, hasMore };
  if (answered !== '') return { kind: 'none', query: answered };
  return status === 'searching' ? { kind: 'searching', isQuiet: false } : { kind: 'nothing' };
}
