import * as broken from './broken/index.js';
import * as fixed from './dist/fixed.js';

console.log('broken:', Object.keys(broken), broken.Colour);
console.log('fixed: ', Object.keys(fixed), fixed.Channel);
