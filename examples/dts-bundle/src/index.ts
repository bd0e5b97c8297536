import type { ColourName } from 'palette';
import { hexOf } from 'swatch';
import type { Swatch } from 'swatch';
import type { Theme } from './theme';

export type { Theme } from './theme';

/** Gives the colours of a theme. */
export function swatches(theme: Theme): Swatch[] {
  return theme.colours.map((name: ColourName) => ({ name, hex: hexOf(name) }));
}
