/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header. Several ranges and malformed ones are ignored, as RFC 9110 allows.
 *
 * @param header the header's value, if any
 * @param size the file's length in bytes
 * @returns the range, `'unsatisfiable'` where it starts behind the end, or undefined for the whole file
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const isSuffix = first === '';
  if (!isSuffix && last !== '' && Number(last) < Number(first)) return undefined;

  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size ? 'unsatisfiable' : { start, end };
}
