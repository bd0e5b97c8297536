import { label } from './dist/js-path/index.js';

console.log(label({ feet: 100 }));
