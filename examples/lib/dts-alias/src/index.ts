import { find } from 'swatches';
import type { Swatch } from 'swatches';

export function accent(): Swatch {
  return find('amber');
}
