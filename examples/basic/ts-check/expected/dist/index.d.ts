export declare const retries: number;
export declare function wait(ms: number): Promise<void>;
