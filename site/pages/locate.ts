/** A position in a text; both are 1-based. */
export interface Place {
  line: number;
  column: number;
}

export function locate(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
