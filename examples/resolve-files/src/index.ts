import { geo } from '@acme/geo';
import { unit } from '@acme/units';
import { storage } from './storage';

export const parts = { geo, unit, storage };
