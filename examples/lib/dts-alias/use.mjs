import { accent } from './dist/after/index.js';

console.log(accent().hex);
