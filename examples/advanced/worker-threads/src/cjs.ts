import { Worker } from 'node:worker_threads';

export const createCounter = (): Worker => new Worker(new URL(/* rspackIgnore: true */ './thread.cjs', import.meta.url));
