const { seconds } = require('auto-extension-module');

console.log('require:', seconds(1500));
