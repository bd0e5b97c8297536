export declare const version: string;
/** The numbers from `from` to `to` in equal steps, with their unit. */
export declare function range(from: number, to?: number, unit?: string): string[];
