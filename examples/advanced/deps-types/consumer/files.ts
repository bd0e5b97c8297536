import { label } from '../dist/files/index.js';

export const text: string = label({ cents: 199 });
