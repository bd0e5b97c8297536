import { paint } from './index.js';

console.log(paint('north wall'));
