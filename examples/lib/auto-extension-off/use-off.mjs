import { seconds } from './dist/off/index.js';

console.log(seconds(1500));
