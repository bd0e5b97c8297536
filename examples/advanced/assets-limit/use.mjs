import { note } from './dist/svg/index.js';

console.log(note);
