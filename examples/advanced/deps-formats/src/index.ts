import { format } from '@acme/currency';
import sum from 'lodash/sum.js';
import { createElement, type ReactNode } from 'react';

export function Total({ prices }: { prices: number[] }): ReactNode {
  return createElement('b', null, format(sum(prices)));
}
