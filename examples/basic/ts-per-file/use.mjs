import * as broken from './broken/index.js';
import * as fixed from './dist/fixed.js';

console.log('broken:', Object.keys(broken), broken.Color);
console.log('fixed: ', Object.keys(fixed), fixed.Channel);
