import { usePage, useSite } from '@rspress/core/runtime';
import type { SearchProvider } from '../../search/types';
import { providerFor } from './provider';

/** @returns a function to the provider for the language and version of the page; its first call starts it */
export function useProvider(): () => SearchProvider {
  const { search } = useSite().site;
  const { lang, version } = usePage().page;
  const isVersioned = typeof search !== 'object' || search.versioned !== false;
  return () => providerFor({ lang, version: isVersioned ? version : '' });
}
