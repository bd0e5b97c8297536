const { toRgb } = require('format-all');

console.log('require:', toRgb('#ff8800').join(' '));
console.log(require.resolve('format-all'));
