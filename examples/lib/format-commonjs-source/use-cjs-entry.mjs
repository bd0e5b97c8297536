import * as library from './dist/cjs-entry/index.js';

console.log('exports:', Object.keys(library));
