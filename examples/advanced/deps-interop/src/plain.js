import cjs from 'cjs-slug';
import esm from 'esm-slug';
import transpiled from 'transpiled-slug';

export const found = { cjs, esm, transpiled };
