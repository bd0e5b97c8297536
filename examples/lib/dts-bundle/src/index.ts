import type { ColorName } from 'palette';
import { hexOf } from 'swatch';
import type { Swatch } from 'swatch';
import type { Theme } from './theme';

export type { Theme } from './theme';

/** Gives the colors of a theme. */
export function swatches(theme: Theme): Swatch[] {
  return theme.colors.map((name: ColorName) => ({ name, hex: hexOf(name) }));
}
