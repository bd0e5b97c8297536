import { usePage } from '@rspress/core/runtime';
import { createLocalProvider } from '../../search/local/create-local-provider';
import type { RemoteSettings, SearchFiles, SearchProvider } from '../../search/types';

/** The version is empty on sites without versions. */
type SearchedLocale = { lang: string; version: string };

declare const SEARCH_FILES: SearchFiles;

const providers = new Map<string, SearchProvider>();

/** @returns the provider for the page's locale */
export function useProvider(): SearchProvider {
  const { lang, version } = usePage().page;
  return providerFor({ lang, version });
}

/** The provider of a locale, cached. The only place that chooses between browser and service. */
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

/** Most sites have no service, so its client is loaded on demand. */
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
