// @ts-expect-error The package is not installed.
import { format } from '@acme/currency';

export const price: string = format(199);
