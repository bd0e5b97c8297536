/** A place in a text: line and column, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of an offset. */
export function locate(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The offset of a place. */
export function offsetOf(text: string, { line, column }: Place): number {
  const above = text.split('\n').slice(0, line - 1);
  return above.reduce((length, { length: more }) => length + more + 1, column - 1);
}
