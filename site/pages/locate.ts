/** A position in a text: line and column, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The position of an offset. */
export function locate(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
