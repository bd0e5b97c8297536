import terms from './terms.txt';

export const termsAddress: string = terms;
