import {
  LONGEST_QUERY,
  type SearchHit,
  type SearchProvider,
  type SearchResults,
  SearchUnavailable,
} from '../../search/types';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import { createStore } from '../create-store';

/** How many results are shown at first and added at a time (K-01). */
const PAGE_SIZE = 7;

export type SessionState = {
  /** `loading` until the first search is possible. */
  status: 'loading' | 'searching' | 'idle' | 'failed';
  /** The latest query; empty if there is none. */
  asked: string;
  /** The query that the results belong to. */
  answered: string;
  hits: SearchHit[];
  nearest: SearchHit[];
  /** Whether the query is a pasted message that no page has; then the hits are only what comes closest. */
  isUnknownMessage: boolean;
  /** Whether the provider has more results. */
  hasMore: boolean;
};

const NONE = { answered: '', hits: [], nearest: [], isUnknownMessage: false, hasMore: false };

/**
 * The queries and results while the dialog is open. Only the latest query counts: late responses to older ones are
 * dropped. Results stay until new ones replace them. A query counts as failed while its response is overdue.
 */
export function createSession(provider: SearchProvider) {
  const store = createStore<SessionState>({ status: 'loading', asked: '', ...NONE });
  let current = '';
  let latest = 0;
  let isLoaded = false;

  async function run(query: string, before: SearchHit[] = [], anew = false): Promise<void> {
    const turn = ++latest;
    const isLatest = () => turn === latest;
    const fail = () => isLatest() && change({ status: 'failed', ...NONE });
    const timer = setTimeout(fail, REQUEST_TIMEOUT);
    current = query;
    change({ status: isLoaded ? 'searching' : 'loading', asked: query, ...(query === '' && NONE) });
    try {
      await provider.load?.(anew);
      isLoaded = true;
      if (!isLatest()) return;
      if (query === '') return change({ status: 'idle' });
      change({ status: 'searching' });
      // One more than shown, to know whether there are more.
      const results = await provider.search(query, { limit: PAGE_SIZE + 1, offset: before.length });
      if (isLatest()) show(query, results, before);
    } catch (error) {
      if (!(error instanceof SearchUnavailable)) console.error(error);
      fail();
    } finally {
      clearTimeout(timer);
    }
  }

  function show(query: string, { hits, nearest, failed, ...results }: SearchResults, before: SearchHit[]): void {
    if (failed) return change({ status: 'failed', ...NONE });
    const shown = [...before, ...hits.slice(0, PAGE_SIZE)];
    const hasMore = hits.length > PAGE_SIZE;
    const isUnknownMessage = results.isUnknownMessage ?? false;
    change({ status: 'idle', answered: query, hits: shown, nearest, isUnknownMessage, hasMore });
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
    /** Searches at once. An empty query only loads the provider. */
    ask: (text: string) => run(toQuery(text)),
    /** Appends the next results. */
    async more() {
      if (store.read().status === 'idle') await run(current, store.read().hits);
    },
    /** Repeats a failed query. */
    retry: () => run(current, [], true),
  };
}

/** The query for a typed text. */
export function toQuery(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY);
}
