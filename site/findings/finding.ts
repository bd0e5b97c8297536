/** Something to fix; printed as `file:line:column — what — how`. */
export interface Finding {
  /** The path from the root of the repository. */
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  what: string;
  how: string;
  /** The change that fixes it, if a program can tell. */
  fix?: Fix | undefined;
}

/** Replaces the text between two offsets of the finding's file. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}
