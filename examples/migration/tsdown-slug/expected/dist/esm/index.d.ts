export { type Slug, slugify, version } from './slugify.js';
export declare const loadedFrom: () => string;
