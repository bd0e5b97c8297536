import queue from './queue.json';
export type Setting = keyof typeof queue;
export declare const retries: number;
