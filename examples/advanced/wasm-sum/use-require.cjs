const { sum } = require('wasm-sum');

console.log(sum([1, 2, 3]));
