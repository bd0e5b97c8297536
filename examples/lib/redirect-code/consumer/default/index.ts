import { label, type Length } from '../../dist/default/index.js';

const pool: Length = { feet: 82 };

export const text: string = label(pool);
