import { createCache } from 'tiny-cache';

export const pages = createCache();
