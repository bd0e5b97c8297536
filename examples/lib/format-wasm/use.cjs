const { sum } = require('./dist/cjs/index.cjs');

console.log({ sum });
