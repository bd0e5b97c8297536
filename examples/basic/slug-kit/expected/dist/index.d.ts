export { slugify, type SlugOptions } from './slug.js';
/** Remembers the slugs it has given, and numbers repeated ones. */
export declare class SlugBook {
    #private;
    add(title: string): string;
}
