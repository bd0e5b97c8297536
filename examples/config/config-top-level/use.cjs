const { toKelvin } = require('config-top-level');

console.log(toKelvin(21.004));
