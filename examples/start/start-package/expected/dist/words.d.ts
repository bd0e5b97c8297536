export declare function words(text: string): string[];
