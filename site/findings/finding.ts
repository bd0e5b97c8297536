/** What a writer has to mend; printed as `file:line:column — what — how`. */
export interface Finding {
  /** The path from the root of the repository. */
  file: string;
  /** Counted from 1, as the column is. */
  line: number;
  column: number;
  what: string;
  how: string;
  /** The change that mends it, where a machine can tell. */
  fix?: Fix | undefined;
}

/** Puts `text` in place of what stands between two offsets of the finding's file. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}
