import file from './mark.svg';
import inlined from './mark.svg?inline';
import text from './mark.svg?raw';

export const mark: string = file;
export const markUri: string = inlined;
export const markSource: string = text;
