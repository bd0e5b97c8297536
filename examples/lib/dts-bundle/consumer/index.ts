import { swatches, type Theme } from '../dist/bundled/index.js';

const theme: Theme = { title: 'Warm', colors: ['amber'] };

export const hexes: string[] = swatches(theme).map(({ hex }) => hex);

// @ts-expect-error An unknown color is refused, so the declarations were found.
swatches({ title: 'Cold', colors: ['white'] });
