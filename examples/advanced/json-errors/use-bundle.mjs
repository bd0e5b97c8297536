import { retries } from './dist/bundle/index.js';

console.log(retries);
