export declare interface Duration {
    hours: number;
    minutes: number;
}

/**
 * Reads a duration.
 *
 * @param text - For example `1h 30m`.
 */
export declare function parse(text: string): Duration;

export { }
