import { label } from 'dts-auto-extension/plain';

export const seat: string = label({ row: 12, letter: 'C' });
