import { createCache } from 'tiny-cache';

export const pages: ReturnType<typeof createCache> = createCache();
