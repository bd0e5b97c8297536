export { slugify, type SlugOptions } from './slug.js';
