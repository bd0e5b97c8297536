const slugify = require('format-default-export');

console.log('require() gives:', slugify);
console.log('.default works: ', slugify.default('Pale Blue'));
