import { usePage, useSite } from '@rspress/core/runtime';
import { createLocalProvider } from '../../search/local/create-local-provider';
import type { RemoteSettings, SearchFiles, SearchProvider } from '../../search/types';

/** The version is empty where the site has none. */
type SearchedLocale = { lang: string; version: string };

declare const SEARCH_FILES: SearchFiles;

const providers = new Map<string, SearchProvider>();

/** @returns a function to the provider for the language and version of the page; its first call starts it */
export function useProvider(): () => SearchProvider {
  const { search } = useSite().site;
  const { lang, version } = usePage().page;
  const isVersioned = typeof search !== 'object' || search.versioned !== false;
  return () => providerFor({ lang, version: isVersioned ? version : '' });
}

/** The provider that answers searches of a locale, always the same one. Only here is chosen between browser and service. */
function providerFor(locale: SearchedLocale): SearchProvider {
  const key = [locale.version, locale.lang].filter(Boolean).join('.');
  const provider =
    providers.get(key) ??
    (SEARCH_REMOTE ? deferRemote({ ...SEARCH_REMOTE, ...locale }) : createLocalProvider(filesOf(key)));
  providers.set(key, provider);
  return provider;
}

function filesOf(key: string): SearchFiles[string] | undefined {
  const files = SEARCH_FILES[key];
  const base = __webpack_public_path__.replace(/\/$/, '');
  return files && { text: `${base}/${files.text}`, code: `${base}/${files.code}` };
}

/** Most sites have no service, so its code is fetched when it is first needed. */
function deferRemote(settings: RemoteSettings & SearchedLocale): SearchProvider {
  let provider: SearchProvider | undefined;
  return {
    async search(query, options) {
      const { createRemoteProvider } = await import('../../search/remote/create-remote-provider');
      provider ??= createRemoteProvider(settings);
      return provider.search(query, options);
    },
    async load() {
      await import('../../search/remote/create-remote-provider');
    },
  };
}
