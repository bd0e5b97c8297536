export type Percent = {
    share: number;
    text: string;
};
export declare function percent(share?: number): Percent;
export declare const version: string;
