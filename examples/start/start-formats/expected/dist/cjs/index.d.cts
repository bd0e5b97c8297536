/** Writes a number of seconds as minutes and seconds: 95 becomes 1:35. */
export declare function clock(seconds: number): string;
