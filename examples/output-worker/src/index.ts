export const createCounter = (): Worker => new Worker(new URL('./counter.ts', import.meta.url));
