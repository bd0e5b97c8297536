import type { Swatch } from 'swatch';
import type { Theme } from './theme.js';
export type { Theme } from './theme.js';
/** Gives the colors of a theme. */
export declare function swatches(theme: Theme): Swatch[];
