const { slugify } = require('tiny-slug');

console.log(slugify('Required from CommonJS'));
