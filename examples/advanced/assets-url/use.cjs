const { mark } = require('assets-url');

console.log(mark);
