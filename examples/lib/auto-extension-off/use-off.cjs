const { seconds } = require('./dist/off/index.js');

console.log(seconds(1500));
