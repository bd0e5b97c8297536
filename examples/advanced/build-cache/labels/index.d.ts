export declare const label: string;
