import { mark } from 'assets-import';

export const address: string = mark;
