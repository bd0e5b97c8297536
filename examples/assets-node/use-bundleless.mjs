import { colours } from './bundleless/index.js';

console.log(colours);
