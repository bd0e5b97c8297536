import { type ClassValue, clsx } from 'clsx';

export const button = (...more: ClassValue[]): string => clsx('button', more);
