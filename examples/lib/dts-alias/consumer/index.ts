import { accent } from '../dist/after/index.js';

export const hex: string = accent().hex;

// @ts-expect-error The color is a string, so the declarations were found.
export const wrong: number = accent().hex;
