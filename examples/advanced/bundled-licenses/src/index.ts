/** @license bundled-licenses 1.0.0 | MIT */
import { round } from 'acme-round';
import { sum } from 'acme-sum';

export const total = (prices: number[]) => round(sum(prices));
