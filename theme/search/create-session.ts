import { type SearchHit, type SearchProvider, type SearchResults, SearchUnavailable } from '../../search/types';
import { createStore } from '../create-store';

/** How many results the panel shows at first, and adds at a time: a requirement (K-01). */
export const PAGE_SIZE = 7;

/** A longer query is a text pasted by accident; its beginning is asked. */
const LONGEST_QUERY = 512;

type Question = { query: string; scope?: string };

export type SessionState = {
  /** `loading` is before the first answer could be given at all. */
  status: 'loading' | 'searching' | 'idle' | 'failed';
  /** What was asked last; empty where nothing is. */
  asked: string;
  /** What the results are the answer to. */
  answered: string;
  hits: SearchHit[];
  nearest: SearchHit[];
  /** Whether the provider has results beyond these. */
  hasMore: boolean;
};

const NONE = { answered: '', hits: [], nearest: [], hasMore: false };

/**
 * What is asked and answered while the dialog is open. Only the latest question counts: an answer to
 * an older one is dropped whenever it comes. The newest results stay until others take their place.
 */
export function createSession(provider: SearchProvider) {
  const store = createStore<SessionState>({ status: 'loading', asked: '', ...NONE });
  let standing: Question = { query: '' };
  let latest = 0;
  let isLoaded = false;

  async function run(question: Question, offset: number): Promise<void> {
    const turn = ++latest;
    const isLatest = () => turn === latest;
    const { query, scope } = question;
    standing = question;
    change({ status: isLoaded ? 'searching' : 'loading', asked: query, ...(query === '' && NONE) });
    try {
      await provider.load?.();
      isLoaded = true;
      if (!isLatest()) return;
      if (query === '') return change({ status: 'idle' });
      change({ status: 'searching' });
      // One more than is shown, to know whether there are more.
      const results = await provider.search(query, { limit: PAGE_SIZE + 1, offset, scope });
      if (isLatest()) show(query, results, offset);
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) console.error(error);
      if (isLatest()) change({ status: 'failed', ...NONE });
    }
  }

  function show(query: string, { hits, nearest, failed }: SearchResults, offset: number): void {
    if (failed) return change({ status: 'failed', ...NONE });
    const before = offset > 0 ? store.read().hits : [];
    const shown = [...before, ...hits.slice(0, PAGE_SIZE)];
    change({ status: 'idle', answered: query, hits: shown, nearest, hasMore: hits.length > PAGE_SIZE });
  }

  function change(part: Partial<SessionState>): void {
    const before = store.read();
    const after = { ...before, ...part };
    const keys = Object.keys(after) as (keyof SessionState)[];
    if (keys.some((key) => after[key] !== before[key])) store.write(after);
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Asks at once. An empty query asks nothing, and makes ready for the next. */
    ask: (text: string, scope?: string) => run({ query: toQuery(text), scope }, 0),
    /** Adds the next results to those shown. */
    async more() {
      if (store.read().status === 'idle') await run(standing, store.read().hits.length);
    },
    /** Asks again what could not be answered. */
    retry: () => run(standing, 0),
  };
}

/** What is asked for a text as it was typed. */
export function toQuery(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY);
}
