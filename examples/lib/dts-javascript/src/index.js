/**
 * @param {number} cents
 * @param {string} [currency]
 */
export const price = (cents, currency = 'EUR') => `${(cents / 100).toFixed(2)} ${currency}`;
