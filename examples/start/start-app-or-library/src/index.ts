import capitalize from 'lodash/capitalize.js';

export function sentence(text: string): string {
  return `${capitalize(text)}.`;
}
