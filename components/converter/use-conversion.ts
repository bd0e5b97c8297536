import { useLang } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { languageFacts } from '../../shared/languages';
import { REQUEST_TIMEOUT } from '../../shared/request-timeout';
import type { ConversionRequest, ShownConversion } from './conversion';
import type { PastedFile } from './types';

/** What the panel shows: nothing yet, a running conversion, its outcome, or why there is none. */
export type ConversionState = 'idle' | 'busy' | 'failed' | 'late' | ShownConversion;

/**
 * Converts in a worker, which is loaded for each conversion, and stopped after it or when it is overdue.
 *
 * @returns the state, and a function that converts files instead of those before
 */
export function useConversion(): [state: ConversionState, convert: (files: readonly PastedFile[]) => void] {
  const { lang } = languageFacts(useLang());
  const [state, setState] = useState<ConversionState>('idle');
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  function convert(files: readonly PastedFile[]): void {
    stop.current();
    setState('busy');
    const worker = startWorker();
    const timer = setTimeout(() => end('late'), REQUEST_TIMEOUT);
    stop.current = () => {
      clearTimeout(timer);
      worker?.terminate();
    };
    const end = (outcome: ConversionState) => {
      stop.current();
      setState(outcome);
    };
    if (!worker) return end('failed');
    worker.addEventListener('message', ({ data }: MessageEvent<ShownConversion>) => end(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end('failed');
    });
    worker.postMessage({ files, lang } satisfies ConversionRequest);
  }

  return [state, convert];
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./convert-worker.ts', import.meta.url));
  } catch {
    // Workers are missing, forbidden by a policy, or their script is on another origin.
    return undefined;
  }
}
