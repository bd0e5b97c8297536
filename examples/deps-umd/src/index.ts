import { sum } from 'lodash';
import { createElement, type ReactNode } from 'react';

export function Total({ prices }: { prices: number[] }): ReactNode {
  return createElement('b', null, sum(prices));
}
