import type { RemoteSettings, SearchProvider, SearchResults } from '../types';
import { fetchReply, ServiceFailure } from './fetch-reply';
import { readReply } from './read-reply';

const DEFAULT_TIMEOUT = 5000;
/** The same as in the local engine. */
const MOST_NEAREST = 3;

const nothing = (): SearchResults => ({ hits: [], nearest: [] });

/**
 * Searches with a service that implements the contract in search/remote/README.md. Failures are logged and
 * return empty results with `failed` set. A new query aborts the previous one.
 */
export function createRemoteProvider(settings: RemoteSettings & { lang: string; version?: string }): SearchProvider {
  const { timeout = DEFAULT_TIMEOUT } = settings;
  let newest: AbortController | undefined;

  return {
    async search(query, { limit = 100, offset = 0 } = {}) {
      newest?.abort();
      newest = undefined;
      const keyword = query.trim();
      if (keyword === '') return nothing();
      const current = new AbortController();
      newest = current;
      const timer = setTimeout(() => current.abort(), timeout);
      const wanted = offset + limit;
      const address = requestAddress(settings, keyword, wanted);
      try {
        const { hits, nearest, foreign } = readReply(await fetchReply(address, current.signal), query, wanted);
        warnOf(foreign, address);
        return {
          hits: hits.slice(offset, offset + limit),
          nearest: hits.length > 0 ? [] : nearest.slice(0, MOST_NEAREST),
        };
      } catch (error) {
        if (newest !== current) return nothing();
        const late = new ServiceFailure(
          `no answer within ${timeout} ms`,
          'make it faster, or raise `timeout` in rspress.config.ts',
        );
        log(current.signal.aborted ? late : error, address);
        return { ...nothing(), failed: true };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Keeps the query parameters of `apiUrl`. */
function requestAddress(
  { apiUrl, searchIndexes, lang, version }: Parameters<typeof createRemoteProvider>[0],
  keyword: string,
  limit: number,
): string {
  const [, place = '', ownQuery = ''] = /^([^?#]*)\??([^#]*)/.exec(apiUrl) ?? [];
  const query = new URLSearchParams(ownQuery);
  query.set('keyword', keyword);
  query.set('limit', String(limit));
  query.set('searchIndexes', searchIndexes.join(','));
  query.set('lang', lang);
  if (version) query.set('version', version);
  return `${place}?${query}`;
}

function log(error: unknown, address: string): void {
  const [what, remedy] = error instanceof ServiceFailure ? [error.message, error.remedy] : [String(error), 'try again'];
  console.error(`The search service failed: ${what} — ${address} — ${remedy}`);
}

function warnOf(foreign: readonly string[], address: string): void {
  if (foreign.length === 0) return;
  const example = JSON.stringify(foreign[0]?.slice(0, 100));
  console.warn(
    `Hits left out: ${foreign.length}, because their links are not paths on this site, such as ${example} — ${address} — start links with a single /`,
  );
}
