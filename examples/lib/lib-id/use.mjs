import { rgb } from './dist/legacy/index.js';

console.log(rgb('#ff8000'));
