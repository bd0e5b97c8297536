import type { Swatch } from 'swatch';

declare type ColourName = 'amber' | 'teal';

/** Gives the colours of a theme. */
export declare function swatches(theme: Theme): Swatch[];

export declare interface Theme {
    title: string;
    colours: ColourName[];
}

export { }
