import { kelvin } from '../dist/script/index.js';

console.log(kelvin(20));
