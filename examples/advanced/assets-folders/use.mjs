import { readdirSync } from 'node:fs';
import { here as followed } from 'assets-folders';
import { here, themes } from './dist/ignored.js';

console.log(followed.href);
console.log(here.href);
console.log(readdirSync(themes));
