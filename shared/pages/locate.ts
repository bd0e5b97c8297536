/** A position in a text; both are 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** The line and column of an offset in a text. */
export function locate(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
