export { slug } from './slug.js';
