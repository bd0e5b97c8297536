const { slugify } = require('slug-kit');

console.log(slugify('Hello World'));
