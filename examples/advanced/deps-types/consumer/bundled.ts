import { label } from '../dist/bundled/index.js';

export const text: string = label({ cents: 199 });
