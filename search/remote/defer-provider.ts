import type { SearchProvider } from '../types';

/** A provider whose code is fetched when it is first needed, and again where that failed. */
export function deferProvider(fetchProvider: () => Promise<SearchProvider>): SearchProvider {
  let fetched: Promise<SearchProvider> | undefined;

  async function provider(): Promise<SearchProvider> {
    try {
      fetched ??= fetchProvider();
      return await fetched;
    } catch (error) {
      fetched = undefined;
      throw error;
    }
  }

  return {
    async load() {
      await (await provider()).load?.();
    },
    async search(query, options) {
      return (await provider()).search(query, options);
    },
  };
}
