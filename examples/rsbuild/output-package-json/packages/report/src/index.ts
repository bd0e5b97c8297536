import { year } from '@acme/dates';
import { unit } from '@acme/money';

export const title = `${year}, in ${unit}`;
