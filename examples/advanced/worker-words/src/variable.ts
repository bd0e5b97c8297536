const address = new URL('./counter.ts', import.meta.url);

export const fromVariable = (): Worker => new Worker(address);
export const fromString = (): Worker => new Worker('./counter.ts');
export const shared = (): SharedWorker => new SharedWorker(new URL('./counter.ts', import.meta.url));
