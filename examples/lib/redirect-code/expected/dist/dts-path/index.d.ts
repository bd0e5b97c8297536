import type { Length } from '@/length';
export type { Length } from './length.js';
export declare function label(length: Length): string;
