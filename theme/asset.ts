import { normalizeImagePath } from '@rspress/core/runtime';
import { assetAddress } from '../shared/addresses/asset-address';

/** The URL of a logo or picture, on the configured assets host and below the site's base. */
export function asset(picture: string): string {
  return normalizeImagePath(assetAddress(picture, ASSETS_HOST));
}
