const slugify = require('format-default-export');

console.log('require():', slugify);
console.log('.default():', slugify.default('Pale Blue'));
