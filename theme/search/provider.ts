import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { createLocalProvider } from '../../search/local/create-local-provider';
import { createRemoteProvider } from '../../search/remote/create-remote-provider';
import type { SearchFiles, SearchProvider } from '../../search/types';

declare const SEARCH_FILES: SearchFiles;

/** The provider for the page's locale. A setting of the build decides which one, so the bundler drops the other. */
export function useProvider(): SearchProvider {
  const { lang, version } = usePage().page;
  return useMemo(() => {
    if (SEARCH_REMOTE) return createRemoteProvider({ ...SEARCH_REMOTE, lang, version });
    return createLocalProvider(filesOf(lang, version));
  }, [lang, version]);
}

/** @param version empty on sites without versions */
function filesOf(lang: string, version: string): SearchFiles[string] | undefined {
  const files = SEARCH_FILES[[version, lang].filter(Boolean).join('.')];
  const base = __webpack_public_path__.replace(/\/$/, '');
  return files && { text: `${base}/${files.text}`, code: `${base}/${files.code}` };
}
