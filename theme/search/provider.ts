import { createLocalProvider } from './local/create-local-provider';
import { deferProvider } from './remote/defer-provider';
import { searchFilesOf } from './search-files';
import type { SearchProvider } from './types';

/** One of the languages and versions of the site; the version is empty where searches are not told apart by it. */
export type SearchedEdition = { lang: string; version: string };

const providers = new Map<string, SearchProvider>();

/**
 * Who answers searches of an edition: the only place that chooses between this browser and a service.
 *
 * @returns the same provider for the same edition, so that nothing is fetched twice
 */
export function providerFor(edition: SearchedEdition): SearchProvider {
  const key = `${edition.version} ${edition.lang}`;
  const provider = providers.get(key) ?? createProvider(edition);
  providers.set(key, provider);
  return provider;
}

function createProvider({ lang, version }: SearchedEdition): SearchProvider {
  const remote = SEARCH_REMOTE;
  return remote
    ? deferProvider(async () =>
        (await import('./remote/create-remote-provider')).createRemoteProvider({ ...remote, lang, version }),
      )
    : createLocalProvider(searchFilesOf(version, lang));
}
