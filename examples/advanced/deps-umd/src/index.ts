import { sum } from 'lodash';
import { h, type VNode } from 'vue';

export function Total({ prices }: { prices: number[] }): VNode {
  return h('b', sum(prices));
}
