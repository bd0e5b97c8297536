const { seconds } = require('auto-extension-commonjs');

console.log('require:', seconds(1500));
