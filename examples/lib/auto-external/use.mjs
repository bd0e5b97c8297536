import { Total } from './dist/default/index.js';

console.log(Total({ prices: [199, 250] }).props.children);
