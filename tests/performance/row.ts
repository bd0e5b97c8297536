import { STOCK } from './sites/variants.ts';

/** A row of the table: one measure for all sites. */
export type Row = {
  part: string;
  measure: string;
  /** Times are shown as ratios to stock Rspress in the same run. */
  unit: 'bytes' | 'count' | 'points' | 'ms' | 'MB' | 'time';
  /** The target of our site, as shown in the table. */
  target: string;
  /** By site name. */
  values: Record<string, number>;
};

/** Formats all rows as a Markdown table: ours first, then the others. */
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
  if (value === Number.POSITIVE_INFINITY) return 'never';
  if (unit === 'bytes') return value < 1000 ? `${Number(value.toFixed(1))} B` : `${(value / 1000).toFixed(1)} kB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === 'MB') return `${Math.round(value)} MB`;
  if (unit !== 'time') return String(Number(value.toFixed(3)));
  const stock = values[STOCK.name];
  return stock ? (value / stock).toFixed(2) : `${value.toFixed(2)} s`;
}

/** The median; for an even count, the upper of the two middle values. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
