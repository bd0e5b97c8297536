/** Formats a time of day, such as 07:05. */
export declare function formatTime(hours: number, minutes: number): string;
