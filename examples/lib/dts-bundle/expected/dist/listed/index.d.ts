import type { Swatch } from 'swatch';

declare type ColorName = 'amber' | 'teal';

/** Gives the colors of a theme. */
export declare function swatches(theme: Theme): Swatch[];

export declare interface Theme {
    title: string;
    colors: ColorName[];
}

export { }
