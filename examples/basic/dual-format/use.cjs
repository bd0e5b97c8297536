const { toFahrenheit } = require('dual-format');

console.log(`require: ${toFahrenheit(21)}`);
