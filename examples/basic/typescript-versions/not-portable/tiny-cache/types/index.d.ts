import type { Cache } from './cache.js';

export declare function createCache(): Cache;
