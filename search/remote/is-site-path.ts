/** Browsers ignore some control characters in addresses, and read `\` as `/`. */
const LEAVES = /^(?!\/)|^\/\/|[\\\p{Cc}]/u;
const CLIMBS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
const LONGEST_ADDRESS = 2000;

/**
 * Whether an address that somebody else made up is a page of this site wherever it is put:
 * `/guide/x#y` is; `//host`, `javascript:…`, `https://host/` and `/../x` are not.
 */
export function isSitePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return address.length <= LONGEST_ADDRESS && !LEAVES.test(address) && !CLIMBS.test(path);
}
