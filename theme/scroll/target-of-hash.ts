import { safeDecode } from '../../site/addresses/safe-decode';

/**
 * The element that the hash of an address names.
 *
 * @param hash with its `#`; it may hold anything
 */
export function targetOfHash(hash: string): Element | undefined {
  const id = hash.slice(1);
  if (id === '') return undefined;
  return document.getElementById(id) ?? document.getElementById(safeDecode(id)) ?? undefined;
}
