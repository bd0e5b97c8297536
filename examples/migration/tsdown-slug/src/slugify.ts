import lodash from 'lodash';

declare const __VERSION__: string;

export interface Slug {
  text: string;
  words: number;
}

/** The words of a title in lower case, joined by hyphens. */
export function slugify(title?: string): Slug {
  title ??= 'untitled';
  const words = lodash.words(lodash.deburr(title));
  return { text: words.join('-').toLowerCase(), words: words.length };
}

export const version: string = __VERSION__;
