export declare const label: (price: Price) => string;

declare interface Price {
    cents: number;
}

export { }
