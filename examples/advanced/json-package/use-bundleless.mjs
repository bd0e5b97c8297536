import { version } from './bundleless/index.js';

console.log(version);
