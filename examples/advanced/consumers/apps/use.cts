import { slugify } from 'slug-kit';

const slug: string = slugify('Hello World', { separator: '_' });
console.log(slug);
