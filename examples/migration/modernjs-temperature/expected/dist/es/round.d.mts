export declare const round: (value: number, digits: number) => number;
