export interface Money {
    cents: number;
    currency: string;
}
export declare const formatMoney: ({ cents, currency }: Money) => string;
