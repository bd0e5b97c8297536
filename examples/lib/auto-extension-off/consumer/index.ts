import { seconds } from '../dist/types-named/index.mjs';

export const value: number = seconds(1500);
