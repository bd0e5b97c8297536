const { toMetres } = require('json-keep');
const units = require('json-keep/units.json');

console.log(toMetres(2, 'mile'), Object.keys(units));
