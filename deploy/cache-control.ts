import { ASSET_FOLDER } from '../site/addresses/built-files.ts';

/** For errors. */
export const NO_STORE = 'no-store';

/** Caches revalidate each time, so that readers see a new deploy at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Caches keep it for a year without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Matches file names with a content hash right before their extension. */
export const HASHED_NAME = '\\.[0-9a-f]{8,}\\.[a-z0-9]+$';

const hashed = new RegExp(HASHED_NAME);

/**
 * How long a file of the output may be cached. Only a name with a content hash
 * right before its extension is immutable (`index.f15b254a23.js`,
 * `search_index.en.21e828fa.json`); the licence texts beside the scripts
 * (`lib-react.283d0185df.js.LICENSE.txt`) carry the hash of another file.
 *
 * @param file a decoded path of the output, starting with `/`
 * @returns the value of the `Cache-Control` header
 */
export function cacheControl(file: string): string {
  const isHashed = file.startsWith(ASSET_FOLDER) && hashed.test(file);
  return isHashed ? IMMUTABLE : REVALIDATE;
}
