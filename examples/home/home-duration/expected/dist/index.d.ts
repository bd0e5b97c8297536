/** Writes seconds as a clock does, such as `2:05`. */
export declare function formatDuration(seconds: number): string;
