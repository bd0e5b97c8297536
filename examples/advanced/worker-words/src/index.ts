/** Counts the words of a text in another thread. */
export function countWords(text: string): Promise<number> {
  const worker = new Worker(new URL('./counter.ts', import.meta.url));
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
