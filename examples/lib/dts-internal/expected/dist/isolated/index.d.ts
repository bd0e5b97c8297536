export interface Timer {
    stop(): void;
    /** @internal */ id: number;
}
/** @internal */ export declare const timers: Timer[];
