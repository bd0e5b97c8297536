/**
 * @param {number} cents
 * @param {string} [currency]
 */
export declare const price: (cents: number, currency?: string) => string;
