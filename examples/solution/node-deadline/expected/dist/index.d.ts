/** Whole days from one date (YYYY-MM-DD) to another. */
export declare function daysLeft(from: string, to: string): number;
/** The dates in a file, one a line. */
export declare function readDates(file: string | URL): string[];
