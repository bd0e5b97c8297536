import { createRequire } from 'node:module';
import * as imported from 'format-dual-state';

const required = createRequire(import.meta.url)('format-dual-state');

const metre = new imported.Unit('metre');
console.log('registered, seen by import: ', imported.registered());
console.log('registered, seen by require:', required.registered());
console.log('instanceof across the two:  ', metre instanceof required.Unit);
