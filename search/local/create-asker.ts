import type { SearchResults } from '../types';
import type { Question } from './answer';

/** What goes to the worker. */
export type Request = { id: number; question: Question };

/** What comes back: results, or why there are none. */
export type Reply = { id: number } & ({ results: SearchResults } | { reason: string });

type Ask = (question: Question) => Promise<SearchResults>;

type Waiting = {
  question: Question;
  resolve(results: SearchResults | Promise<SearchResults>): void;
  reject(error: Error): void;
};

/**
 * Starts a background worker that answers.
 *
 * @returns the function that asks it; where there is no worker, or it fails, this page answers instead
 */
export function createAsker(): Ask {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let isLost = !worker;
  let last = 0;

  worker?.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('results' in data) asked?.resolve(data.results);
    else asked?.reject(new Error(data.reason));
  });
  worker?.addEventListener('error', (event) => {
    event.preventDefault();
    isLost = true;
    worker.terminate();
    for (const { question, resolve } of waiting.values()) resolve(askHere(question));
    waiting.clear();
  });

  return (question) => {
    if (!worker || isLost) return askHere(question);
    return new Promise((resolve, reject) => {
      const request: Request = { id: ++last, question };
      waiting.set(request.id, { question, resolve, reject });
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

async function askHere(question: Question): Promise<SearchResults> {
  const { answer } = await import('./answer');
  return answer(question);
}
