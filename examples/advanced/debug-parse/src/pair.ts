import trim from 'lodash/trim';

/** One `key=value` pair. */
export function parsePair(text: string): [string, string] {
  const [key, value] = text.split('=').map((part) => trim(part));
  if (!key || !value) {
    throw new TypeError(`not a pair: ${text}`);
  }
  return [key, value];
}
