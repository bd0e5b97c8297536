import { hostFolder } from '../dist/host/folder.js';

console.log(hostFolder());
