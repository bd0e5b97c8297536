import { calls, Thermostat } from './dist/standard.js';
import * as helpers from './dist/helpers.js';
import { fields, Reading } from './dist/legacy.js';
import * as mistaken from './dist/mistaken.js';

console.log(new Thermostat().raise(2), calls);
console.log(new helpers.Thermostat().raise(3), helpers.calls);
console.log(new Reading(), fields);
console.log(new mistaken.Reading(), mistaken.fields);
