import type { ColourName } from 'palette';

declare interface Swatch {
    name: string;
    hex: string;
}

/** Gives the colours of a theme. */
export declare function swatches(theme: Theme): Swatch[];

export declare interface Theme {
    title: string;
    colours: ColourName[];
}

export { }
