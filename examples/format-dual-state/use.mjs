import { createRequire } from 'node:module';
import * as imported from 'format-dual-state';

const required = createRequire(import.meta.url)('format-dual-state');

const meter = new imported.Unit('meter');
console.log('registered, seen by import: ', imported.registered());
console.log('registered, seen by require:', required.registered());
console.log('instanceof across the two:  ', meter instanceof required.Unit);
