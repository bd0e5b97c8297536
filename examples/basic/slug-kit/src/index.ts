import { slugify } from './slug';

export { slugify, type SlugOptions } from './slug';

/** Remembers the slugs it has given, and numbers repeated ones. */
export class SlugBook {
  #seen = new Map<string, number>();

  add(title: string): string {
    const slug = slugify(title);
    const count = (this.#seen.get(slug) ?? 0) + 1;
    this.#seen.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  }
}
