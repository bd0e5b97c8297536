import address from './mark.svg?url';

export const mark: string = address;
