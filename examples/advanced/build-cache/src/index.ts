import { round } from 'round-kit';
import { rate } from '#rate';
import cents from './cents.json' with { type: 'json' };
import { label } from 'labels';

export { license, loader, motto } from './notes';

declare const process: { env: Record<string, string | undefined> };
declare const STAGE: string;
declare const TOKEN: string | undefined;

export const stage = STAGE;
export const token = typeof TOKEN === 'undefined' ? 'none' : TOKEN;
export const region = import.meta.env.PUBLIC_REGION;
export const bucket = process.env.PUBLIC_BUCKET;

export function price(item?: { amount?: number }): string {
  return `${round(((item?.amount ?? 0) * rate) / cents.perUnit)} ${label}`;
}
