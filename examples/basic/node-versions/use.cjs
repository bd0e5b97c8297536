const { sum } = require('./sum.mjs');

console.log(sum([1, 2, 3]));
