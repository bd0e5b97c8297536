import {
  type SearchFiles,
  type SearchOptions,
  type SearchProvider,
  type SearchResults,
  SearchUnavailable,
} from '../types';
import type { Question } from './answer';

export type WorkerRequest = { id: number; question: Question };
export type WorkerReply = { id: number } & ({ results: SearchResults } | { reason: string });

type Ask = (question: Question) => Promise<SearchResults>;
type Pending = {
  question: Question;
  resolve(results: SearchResults | Promise<SearchResults>): void;
  reject(error: Error): void;
};

/** The wording is a requirement. */
const FETCH_FAILED = 'Failed to fetch search index, please reload the page and try again';

let ask: Ask | undefined;

/**
 * Searches in this browser, in a worker that all locales share.
 *
 * @param files undefined where the build wrote no documents
 */
export function createLocalProvider(files: SearchFiles[string] | undefined): SearchProvider {
  async function search(query?: string, options?: SearchOptions): Promise<SearchResults> {
    try {
      if (files === undefined) throw new Error('The build wrote no search index for this language');
      ask ??= startAsking();
      // A worker resolves paths against its own script.
      const resolve = (path: string) => new URL(path, window.location.href).href;
      return await ask({ addresses: { text: resolve(files.text), code: resolve(files.code) }, query, options });
    } catch (error) {
      console.error(FETCH_FAILED);
      console.warn(error);
      throw new SearchUnavailable(FETCH_FAILED, { cause: error });
    }
  }

  return {
    search,
    async load() {
      await search();
    },
  };
}

/** Starts the worker. Where there is none, or it fails, the page itself answers. */
function startAsking(): Ask {
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
    for (const { question, resolve } of pending.values()) resolve(askPage(question));
    pending.clear();
  });

  return (question) => {
    if (!worker || isLost) return askPage(question);
    return new Promise((resolve, reject) => {
      const request: WorkerRequest = { id: ++last, question };
      pending.set(request.id, { question, resolve, reject });
      worker.postMessage(request);
    });
  };
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url));
  } catch {
    // There are none, a policy forbids them, or the scripts come from another origin.
    return undefined;
  }
}

async function askPage(question: Question): Promise<SearchResults> {
  const { answer } = await import('./answer');
  return answer(question);
}
