import { createElement } from 'react';
export type PriceTagProps = {
    cents: number;
    currency?: string;
};
export declare function PriceTag({ cents, currency }: PriceTagProps): import("react").JSX.Element;
/** Lets a host compare this React with its own. */
export declare const usedReact: typeof createElement;
