import { slugify, type SlugOptions } from 'tiny-slug';

const options: SlugOptions = { separator: '_' };
const slug: string = slugify('Ten notes on CSS!', options);

// @ts-expect-error A number is refused, so the declarations were found.
slugify(10);

export { slug };
