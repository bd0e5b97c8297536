import { slug } from './slug.js';

console.log(slug('Red Brick Wall'));
