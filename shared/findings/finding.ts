import { locate, type Place } from '../pages/locate.ts';

/** A problem to fix; printed as `file:line:column — what — how`. */
export interface Finding extends Place {
  /** Path from the repository root. */
  file: string;
  what: string;
  how: string;
  /** The edit that fixes it, if it can be fixed automatically. */
  fix?: Fix | undefined;
}

/** Replaces a range of the file, given as offsets. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}

/** Formats a finding as `file:line:column — what — how`. */
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
