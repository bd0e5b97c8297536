import { Worker } from 'node:worker_threads';

export const createCounter = (): Worker => new Worker(new URL('./thread.ts', import.meta.url));
