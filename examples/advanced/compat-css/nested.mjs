import { readFileSync } from 'node:fs';

const css = readFileSync('node/server/index.css', 'utf8');
console.log(css.includes('&') ? 'nested' : 'not nested');
