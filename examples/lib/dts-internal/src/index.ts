export interface Timer {
  stop(): void;
  /** @internal */
  id: number;
}

/** @internal */
export const timers: Timer[] = [];
