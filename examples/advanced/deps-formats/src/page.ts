import { Total } from './index.js';

console.log(Total({ prices: [199, 250] }));
