/** A heading of a page. */
export interface Heading {
  depth: number;
  /** The words that readers see. */
  text: string;
  /** The id that the page states as `\{#id}`, or else the one that Rspress makes of the words. */
  id: string;
  statesId: boolean;
  line: number;
  column: number;
  /** Where its source begins and ends. */
  from: number;
  to: number;
}
