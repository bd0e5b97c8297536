import { colors } from './bundleless/index.js';

console.log(colors);
