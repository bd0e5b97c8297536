import source from './mark.svg?raw';

export const length: number = source.length;
