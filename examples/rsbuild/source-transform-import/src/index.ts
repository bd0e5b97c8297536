import { DateField } from '@acme/ui';

export const booking = `a ${DateField}`;
