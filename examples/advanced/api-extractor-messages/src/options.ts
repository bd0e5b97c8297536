/** @public */
export interface Options {
  /** The character between words. */
  separator: string;
}
