const { toMeters } = require('json-keep');
const units = require('json-keep/units.json');

console.log(toMeters(2, 'mile'), Object.keys(units));
