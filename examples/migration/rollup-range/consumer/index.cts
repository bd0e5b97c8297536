import ranges = require('rollup-range');

console.log(ranges.range(1, 4, 'in'));
