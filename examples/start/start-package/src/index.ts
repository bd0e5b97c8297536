import { words } from './words.js';

export interface SlugOptions {
  /** Stands between two words; a hyphen by default. */
  separator?: string;
}

/** Turns a title into the last part of a page's address. */
export function slugify(title: string, options: SlugOptions = {}): string {
  return words(title).join(options.separator ?? '-');
}
