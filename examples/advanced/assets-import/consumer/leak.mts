import { mark } from '../leak/leak.js';

export const address: string = mark;
