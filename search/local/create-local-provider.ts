import type { SearchFiles } from '../search-files';
import { SearchUnavailable } from '../search-unavailable';
import type { SearchProvider } from '../types';
import { createAsker } from './create-asker';

/** A requirement, and what readers of the console may search for. */
const FETCH_FAILED = 'Failed to fetch search index, please reload the page and try again';

type Files = SearchFiles[string];

let ask: ReturnType<typeof createAsker> | undefined;

/**
 * Searches in this browser, in a worker that all locales share.
 *
 * @param files where the documents are; undefined where the build wrote none
 */
export function createLocalProvider(files: Files | undefined): SearchProvider {
  let loaded: Promise<Files> | undefined;

  async function loadOnce(): Promise<Files> {
    try {
      if (files === undefined) throw new Error('The build wrote no search index for this language');
      ask ??= createAsker();
      // A worker resolves paths against its own script.
      const resolve = (path: string) => new URL(path, window.location.href).href;
      const addresses = { text: resolve(files.text), code: resolve(files.code) };
      await ask({ addresses });
      return addresses;
    } catch (error) {
      loaded = undefined;
      console.error(FETCH_FAILED);
      console.warn(error);
      throw new SearchUnavailable(FETCH_FAILED, { cause: error });
    }
  }

  async function load(): Promise<Files> {
    loaded ??= loadOnce();
    return loaded;
  }

  return {
    async load() {
      await load();
    },
    async search(query, options) {
      const addresses = await load();
      ask ??= createAsker();
      return ask({ addresses, query, options });
    },
  };
}
