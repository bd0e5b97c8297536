const { sum } = require('./dist/bundle/index.js');

console.log(sum([1, 2, 3]));
