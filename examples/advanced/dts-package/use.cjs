const { parseHex } = require('dts-package');

console.log('require:', parseHex('#ffbf00'));
