import { Worker } from 'node:worker_threads';

const lodash = require('lodash');

export const largest = (sizes?: number[]): number => lodash.max(sizes) ?? 0;
export const mode = (): string => import.meta.env.MODE;
export const base = (): string | undefined => process.env.BASE_URL;
export const table: URL = new URL('./table.csv', import.meta.url);
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url));
