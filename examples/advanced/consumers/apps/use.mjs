import { slugify } from 'slug-kit';

console.log(slugify('Hello World'));
