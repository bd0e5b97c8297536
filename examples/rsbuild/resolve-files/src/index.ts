import { clock } from '@acme/clock';
import { geo } from '@acme/geo';
import { unit } from '@acme/units';
import { storage } from './storage';

export const parts = { clock, geo, unit, storage };
