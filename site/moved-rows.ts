/** Where former names of pages are listed. */
export const MOVED_FILE = 'site/moved-pages.ts';

/** A line of the table: a former route, and the one of now. */
export interface MovedRow {
  from: string;
  to: string;
  /** Where they stand in the file. */
  fromAt: number;
  toAt: number;
}

const TABLE = /(?<head>\bmovedPages\b[^={]*= \{)(?<rows>[^}]*)\}/;

/** The lines of the table, as its source has them. */
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

/** The source with one more name that a page had: older ones lead to the new one too, which is no former name any more. */
export function withMove(source: string, from: string, to: string): string {
  const others = movedRows(source).filter((row) => row.from !== to && row.from !== from);
  const rows = [...others.map((row) => (row.to === from ? { ...row, to } : row)), { from, to }];
  const lines = rows
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map((row) => `  '${row.from}': '${row.to}',\n`);
  return source.replace(TABLE, (_, head: string) => `${head}\n${lines.join('')}}`);
}
