import { STOCK } from './sites/variants.ts';

/** One line of the table: a measure, and what each site has of it. */
export type Row = {
  part: string;
  measure: string;
  /** Times are shown as ratios to stock Rspress in the same run. */
  unit: 'bytes' | 'count' | 'points' | 'ms' | 'MB' | 'time';
  /** What ours is to be, as it is said in the table. */
  target: string;
  /** By the names of the sites. */
  values: Record<string, number>;
};

/** The table of all rows, in Markdown: ours, then the others. */
export function toTable(rows: readonly Row[], sites: readonly string[]): string {
  const head = ['', 'target', ...sites];
  const body = rows.map((row) => [
    `${row.part}: ${row.measure}`,
    row.target,
    ...sites.map((site) => cell(row, row.values[site])),
  ]);
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell({ unit, values }: Row, value: number | undefined): string {
  if (value === undefined) return '–';
  if (unit === 'bytes') return value < 1000 ? `${Number(value.toFixed(1))} B` : `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === 'MB') return `${Math.round(value)} MB`;
  if (unit !== 'time') return String(Number(value.toFixed(3)));
  const stock = values[STOCK.name];
  return stock ? (value / stock).toFixed(2) : `${value.toFixed(2)} s`;
}

/** The middle one of some numbers, or the upper one of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
