import code from '../built/counter.js?raw';

/** Counts the words of a text in another thread, whose code is part of this file. */
export function countWords(text: string): Promise<number> {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return new Promise<number>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.postMessage(text);
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}
