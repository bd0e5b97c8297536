import { readFile } from 'node:fs/promises';
import type { Money } from './index';

/** Reads a price list: a JSON object of names and amounts. */
export async function readPrices(file: string | URL): Promise<Record<string, Money>> {
  return JSON.parse(await readFile(file, 'utf8'));
}
