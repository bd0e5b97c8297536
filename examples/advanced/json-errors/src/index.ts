import queue from './queue.json' with { type: 'json' };

export type Setting = keyof typeof queue;

export const retries: number = queue.retries;
