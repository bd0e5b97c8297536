import { label } from 'dts-auto-extension/matching';

export const seat: string = label({ row: 12, letter: 'C' });
