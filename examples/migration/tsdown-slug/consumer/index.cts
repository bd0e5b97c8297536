import slugs = require('tsdown-slug');

const slug: slugs.Slug = slugs.slugify('Hello');
console.log(slug);
