import { label } from 'dts-auto-extension/pinned';

export const seat: string = label({ row: 12, letter: 'C' });
