const { sum } = require('./sum.mjs');

console.log('the sum is', sum([1, 2, 3]));
