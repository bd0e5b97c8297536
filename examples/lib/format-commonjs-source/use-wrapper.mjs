import { double } from './dist/wrapper/index.js';

console.log(double(21));
