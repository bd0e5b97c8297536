import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (size: number) => {
  parentPort?.postMessage(size * 25.4);
  parentPort?.close();
});
