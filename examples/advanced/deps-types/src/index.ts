import { format, type Price } from '@acme/currency';

export const label = (price: Price): string => format(price.cents);
