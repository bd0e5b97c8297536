const { Total } = require('deps-umd');

console.log(Total({ prices: [2, 3] }).children);
