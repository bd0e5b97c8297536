export interface Timer {
    stop(): void;
}
