import upperFirst from 'lodash/upperFirst.js';

export function title(words: string): string {
  return upperFirst(words);
}
