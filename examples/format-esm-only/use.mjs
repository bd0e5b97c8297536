import { createRequire } from 'node:module';
import registered, { Unit } from 'format-esm-only';

const required = createRequire(import.meta.url)('format-esm-only');

new Unit('meter');
console.log('registered, seen by import: ', registered());
console.log('registered, seen by require:', required.default());
console.log('the same class:', Unit === required.Unit);
