import { createCache } from 'tiny-cache';
export declare const pages: ReturnType<typeof createCache>;
