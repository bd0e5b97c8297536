export declare interface Timer {
    stop(): void;
}

export { }
