import { total, type Weight } from 'dts-dist-path';

const flour: Weight = { amount: 1.5, unit: 'kg' };

// @ts-expect-error An unknown unit is refused, so the declarations were found.
total([{ amount: 1, unit: 'lb' }]);

export const grams: number = total([flour]);
