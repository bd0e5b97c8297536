import { fromYards } from 'ts-paths';

export const meters: number = fromYards(100);

// @ts-expect-error A string is refused, so the declarations were found.
fromYards('1');
