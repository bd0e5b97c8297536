export class Stopwatch {
  #started = 0;

  start(now: number): this {
    this.#started = now;
    return this;
  }

  seconds(now?: number): number {
    return ((now ?? Date.now()) - this.#started) / 1000;
  }
}
