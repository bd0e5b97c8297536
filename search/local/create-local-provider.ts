import {
  type SearchFiles,
  type SearchOptions,
  type SearchProvider,
  type SearchResults,
  SearchUnavailable,
} from '../types';
import type { Question, WorkerReply, WorkerRequest } from './answer';

type EngineClient = { ask(question: Question): Promise<SearchResults>; end(): void };
type Pending = {
  question: Question;
  resolve(results: SearchResults | Promise<SearchResults>): void;
  reject(error: Error): void;
};

/** The wording is a requirement. */
const FETCH_FAILED = 'Failed to fetch search index, please reload the page and try again';

let client: EngineClient | undefined;
/** How often `load` was asked to start anew. */
let retries = 0;
/** The last of these attempts whose failure has been logged. */
let reported = -1;

/**
 * Searches in the browser, in a worker shared by all locales.
 *
 * @param files undefined if the build wrote no documents for the locale
 */
export function createLocalProvider(files: SearchFiles[string] | undefined): SearchProvider {
  async function search(query?: string, options?: SearchOptions): Promise<SearchResults> {
    try {
      if (files === undefined) throw new Error('The build wrote no search index for this language');
      client ??= startClient();
      // A new URL: the browser would join an identical request that is still pending.
      const name = (path: string) => (retries > 0 ? `${path}?${retries}` : path);
      // The worker would resolve paths against its own script.
      const resolve = (path: string) => new URL(name(path), window.location.href).href;
      return await client.ask({ addresses: { text: resolve(files.text), code: resolve(files.code) }, query, options });
    } catch (error) {
      // Several questions may wait for the same file.
      if (reported !== retries) {
        reported = retries;
        console.error(FETCH_FAILED);
        console.warn(error);
      }
      throw new SearchUnavailable(FETCH_FAILED, { cause: error });
    }
  }

  return {
    search,
    async load(anew = false) {
      if (anew) {
        client?.end();
        client = undefined;
        retries += 1;
      }
      await search();
    },
  };
}

/** Starts the worker. Without one, or if it fails, queries run on the main thread. */
function startClient(): EngineClient {
  const worker = startWorker();
  const pending = new Map<number, Pending>();
  let isLost = !worker;
  let last = 0;

  worker?.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const asked = pending.get(data.id);
    pending.delete(data.id);
    if ('results' in data) asked?.resolve(data.results);
    else asked?.reject(new Error(data.reason));
  });
  worker?.addEventListener('error', (event) => {
    event.preventDefault();
    isLost = true;
    worker.terminate();
    for (const { question, resolve } of pending.values()) resolve(answerOnMainThread(question));
    pending.clear();
  });

  return {
    ask(question) {
      if (!worker || isLost) return answerOnMainThread(question);
      return new Promise((resolve, reject) => {
        const request: WorkerRequest = { id: ++last, question };
        pending.set(request.id, { question, resolve, reject });
        worker.postMessage(request);
      });
    },
    end: () => worker?.terminate(),
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url));
  } catch {
    // Workers are missing, forbidden by a policy, or their script is on another origin.
    return undefined;
  }
}

async function answerOnMainThread(question: Question): Promise<SearchResults> {
  const { answer } = await import('./answer');
  return answer(question);
}
