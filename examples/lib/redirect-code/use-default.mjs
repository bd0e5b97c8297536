import { label } from './dist/default/index.js';

console.log(label({ feet: 100 }));
