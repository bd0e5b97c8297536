import lodash from 'lodash';
import { round } from '#internal/round';

export const pages = (items: string[]): number => round(lodash.chunk(items, 2).length);
