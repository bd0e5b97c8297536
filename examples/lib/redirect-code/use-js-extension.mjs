import { label } from './dist/js-extension/index.js';

console.log(label({ feet: 100 }));
