import type { Length } from './length';
export type { Length } from './length';
export declare function label(length: Length): string;
