import * as rslib from './fields/rslib/fields.js';
import * as tsc from './fields/tsc/fields.js';

console.log('rslib', new rslib.Field(), new rslib.Declared());
console.log('tsc  ', new tsc.Field(), new tsc.Declared());
