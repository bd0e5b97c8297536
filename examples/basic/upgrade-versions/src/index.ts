import lodash from 'lodash';
import { spokes } from '#parts/wheel';
import type { Inch } from './units';

export const spokeLength = (rim: Inch): Inch => lodash.round(rim / 2 + spokes / 100, 1);
export const catalogue = (): Promise<typeof import('./catalogue')> => import('./catalogue');
