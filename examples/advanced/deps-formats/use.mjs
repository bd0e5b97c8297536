import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const prices = [199, 250];

console.log('esm:', (await import('./dist/esm/index.js')).Total({ prices }).props.children);
console.log('cjs:', require('./dist/cjs/index.cjs').Total({ prices }).props.children);
console.log('exclude:', (await import('./dist/exclude/index.js')).Total({ prices }).props.children);
