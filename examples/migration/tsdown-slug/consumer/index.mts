import { type Slug, slugify } from 'tsdown-slug';

const slug: Slug = slugify('Hello');
console.log(slug);
