const { toKelvin } = require('./out/index.cjs');

console.log(toKelvin(20));
