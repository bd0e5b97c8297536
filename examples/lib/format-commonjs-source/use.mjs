import { double } from './dist/plain/index.js';

console.log(double(21));
