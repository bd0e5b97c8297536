export interface Money {
  cents: number;
  currency: string;
}

export const formatMoney = ({ cents, currency }: Money): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
