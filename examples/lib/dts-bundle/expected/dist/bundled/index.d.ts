import type { ColorName } from 'palette';

declare interface Swatch {
    name: string;
    hex: string;
}

/** Gives the colors of a theme. */
export declare function swatches(theme: Theme): Swatch[];

export declare interface Theme {
    title: string;
    colors: ColorName[];
}

export { }
