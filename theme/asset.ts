import { normalizeImagePath } from '@rspress/core/runtime';
import { assetAddress } from '../site/addresses/asset-address';

/** The address of a logo or picture, on the host that `rspress.config.ts` names, under the site's base. */
export function asset(picture: string): string {
  return normalizeImagePath(assetAddress(picture, ASSETS_HOST));
}
