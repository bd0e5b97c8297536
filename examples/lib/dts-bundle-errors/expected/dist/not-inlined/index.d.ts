import type { Options } from 'slugger';

export declare function separatorOf(options: Options): string;

export { }
