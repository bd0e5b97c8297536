import { format } from '@acme/units';

export const line = (value: number): string => `Total: ${format(value)}`;
