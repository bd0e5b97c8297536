import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const IsoDate = v.pipe(v.string(), v.isoDate());

/** Whole days from one date (YYYY-MM-DD) to another. */
export function daysLeft(from: string, to: string): number {
  const [start, end] = [from, to].map((text) => Date.parse(v.parse(IsoDate, text)));
  return (end! - start!) / 86_400_000;
}

/** The dates in a file, one a line. */
export function readDates(file: string | URL): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
