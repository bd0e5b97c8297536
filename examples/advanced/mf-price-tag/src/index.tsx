import { createElement } from 'react';

export type PriceTagProps = { cents: number; currency?: string };

export function PriceTag({ cents, currency = 'EUR' }: PriceTagProps) {
  const text = `${(cents / 100).toFixed(2)} ${currency}`;
  return <data value={cents}>{text}</data>;
}

/** Lets a host compare this React with its own. */
export const usedReact = createElement;
