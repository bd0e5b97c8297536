/** The file with the former routes of pages. */
export const MOVED_FILE = 'site/moved-pages.ts';

/** A line of the table. */
export interface MovedRow {
  from: string;
  to: string;
  /** Offsets in the file. */
  fromAt: number;
  toAt: number;
}

const TABLE = /(?<head>\bmovedPages\b[^={]*= \{)(?<rows>[^}]*)\}/;

/** Parses the table from its source. */
export function movedRows(source: string): MovedRow[] {
  const table = TABLE.exec(source);
  const { head = '', rows = '' } = table?.groups ?? {};
  const begin = (table?.index ?? 0) + head.length;
  return [...rows.matchAll(/'(?<from>[^']*)'(?<between>\s*:\s*)'(?<to>[^']*)'/g)].map(({ index, groups = {} }) => {
    const { from = '', between = '', to = '' } = groups;
    const fromAt = begin + index + 1;
    return { from, to, fromAt, toAt: fromAt + from.length + between.length + 2 };
  });
}

/** Adds a move to the source: earlier moves to `from` now point to `to`, and `to` is no longer a former route. */
export function withMove(source: string, from: string, to: string): string {
  const others = movedRows(source).filter((row) => row.from !== to && row.from !== from);
  const rows = [...others.map((row) => (row.to === from ? { ...row, to } : row)), { from, to }];
  const lines = rows
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map((row) => `  '${row.from}': '${row.to}',\n`);
  return source.replace(TABLE, (_, head: string) => `${head}\n${lines.join('')}}`);
}
