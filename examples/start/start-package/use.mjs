import { slugify } from 'tiny-slug';

console.log(slugify('Ten notes on CSS!'));
console.log(slugify('Ten notes on CSS!', { separator: '_' }));
