/** Something to fix; printed as `file:line:column — what — how`. */
import { locate } from '../pages/locate.ts';
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

/** The text of a finding: `file:line:column — what — how`. */
export function formatFinding({ file, line, column, what, how }: Finding): string {
  return `${file}:${line}:${column} — ${what} — ${how}`;
}

/** A finding at an offset of a file. */
export function findingAt(
  { file, text }: { file: string; text: string },
  offset: number,
  what: string,
  how: string,
  fix?: Fix,
): Finding {
  return { file, ...locate(text, offset), what, how, fix };
}

/** A finding about a file as a whole. */
export function findingIn(file: string, what: string, how: string): Finding {
  return { file, line: 1, column: 1, what, how };
}
