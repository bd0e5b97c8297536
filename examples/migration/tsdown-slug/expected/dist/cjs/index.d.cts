export { type Slug, slugify, version } from './slugify.cjs';
export declare const loadedFrom: () => string;
