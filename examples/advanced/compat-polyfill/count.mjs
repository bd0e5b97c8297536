import { readFileSync } from 'node:fs';

const code = readFileSync('entry/index.js', 'utf8');
console.log(code.match(/core-js\/modules\//g).length);
