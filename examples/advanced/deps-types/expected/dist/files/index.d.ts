import { type Price } from '@acme/currency';
export declare const label: (price: Price) => string;
