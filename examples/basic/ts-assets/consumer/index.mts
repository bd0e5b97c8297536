import { badge } from 'ts-assets';

export const html: string = badge('new');

// @ts-expect-error A number is refused, so the declarations were found.
badge(1);
