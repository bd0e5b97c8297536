import type { SearchProvider, SearchResults } from '../types';
import { fetchReply } from './fetch-reply';
import { readReply } from './read-reply';
import type { RemoteSettings } from './remote-settings';
import { requestAddress } from './request-address';
import { ServiceFailure } from './service-failure';

const DEFAULT_TIMEOUT = 5000;

/** The contract has no scope: where one is wanted, so many hits are asked for, and the others left out here. */
const LIMIT_OF_SCOPES = 100;

const nothing = (): SearchResults => ({ hits: [], nearest: [] });

/**
 * Lets a service elsewhere answer. What goes wrong is told to the console, and the results are
 * empty and marked as failed. A newer question ends an older one, whose results are then empty.
 */
export function createRemoteProvider(settings: RemoteSettings & { lang: string }): SearchProvider {
  const { apiUrl, searchIndexes, lang, timeout = DEFAULT_TIMEOUT } = settings;
  let newest: AbortController | undefined;

  return {
    async search(query, { limit = 100, offset = 0, scope } = {}) {
      newest?.abort();
      newest = undefined;
      const keyword = query.trim();
      if (keyword === '') return nothing();
      const current = new AbortController();
      newest = current;
      const timer = setTimeout(() => current.abort(), timeout);
      const wanted = Math.max(offset + limit, scope ? LIMIT_OF_SCOPES : 0);
      const address = requestAddress(apiUrl, { keyword, limit: wanted, searchIndexes, lang });
      try {
        const { hits, foreign } = readReply(await fetchReply(address, current.signal), query, wanted);
        warnOf(foreign, address);
        const inScope = hits.filter(({ group }) => !scope || group === scope);
        return { hits: inScope.slice(offset, offset + limit), nearest: [] };
      } catch (error) {
        if (newest !== current) return nothing();
        const late = new ServiceFailure(
          `no answer within ${timeout} ms`,
          'make it faster, or raise `timeout` in rspress.config.ts',
        );
        tell(current.signal.aborted ? late : error, address);
        return { ...nothing(), failed: true };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function tell(error: unknown, address: string): void {
  const [what, remedy] = error instanceof ServiceFailure ? [error.message, error.remedy] : [String(error), 'try again'];
  console.error(`The search service failed: ${what} — ${address} — ${remedy}`);
}

function warnOf(foreign: readonly string[], address: string): void {
  if (foreign.length === 0) return;
  const example = JSON.stringify(foreign[0]?.slice(0, 100));
  console.warn(
    `Hits left out: ${foreign.length}, whose links are no paths of this site, such as ${example} — ${address} — let links start with one /`,
  );
}
