import { valuesOf } from './pages/yaml-values.ts';

/** The file with the former routes of pages. */
export const MOVED_FILE = 'site/moved-pages.json';

/** A line of the file. */
export interface MovedRow {
  from: string;
  to: string;
  /** The offset of `to` in the file. */
  at: number;
}

/** Reads the lines of the file. */
export function movedRows(text: string): MovedRow[] {
  return valuesOf(text).values.map(({ path, value, from: quote }) => {
    return { from: String(path[0]), to: String(value), at: quote + 1 };
  });
}

/** Adds a move to the file: earlier moves to `from` now point to `to`, and `to` is no longer a former route. */
export function withMove(text: string, from: string, to: string): string {
  const others = movedRows(text).filter((row) => row.from !== to && row.from !== from);
  const rows = [...others.map((row) => [row.from, row.to === from ? to : row.to]), [from, to]];
  const sorted = rows.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
