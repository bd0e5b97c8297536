import { createRequire } from 'node:module';
import registered, { Unit } from 'format-esm-only';

const required = createRequire(import.meta.url)('format-esm-only');

new Unit('meter');
console.log({ imported: registered(), required: required.default() });
console.log({ sameClass: Unit === required.Unit });
