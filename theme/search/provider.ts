import { createLocalProvider } from '../../search/local/create-local-provider';
import { deferProvider } from '../../search/remote/defer-provider';
import { searchFilesOf } from '../../search/search-files';
import type { SearchProvider } from '../../search/types';

/** One of the languages and versions of the site; the version is empty where searches are not told apart by it. */
export type SearchedLocale = { lang: string; version: string };

const providers = new Map<string, SearchProvider>();

/**
 * Who answers searches of a locale: the only place that chooses between this browser and a service.
 *
 * @returns the same provider for the same locale, so that nothing is fetched twice
 */
export function providerFor(locale: SearchedLocale): SearchProvider {
  const key = `${locale.version} ${locale.lang}`;
  const provider = providers.get(key) ?? createProvider(locale);
  providers.set(key, provider);
  return provider;
}

function createProvider({ lang, version }: SearchedLocale): SearchProvider {
  const remote = SEARCH_REMOTE;
  return remote
    ? deferProvider(async () =>
        (await import('../../search/remote/create-remote-provider')).createRemoteProvider({ ...remote, lang, version }),
      )
    : createLocalProvider(searchFilesOf(version, lang));
}
