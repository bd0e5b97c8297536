import { toKelvin } from './index.js';

export const table: number[] = [0, 20, 100].map(toKelvin);
