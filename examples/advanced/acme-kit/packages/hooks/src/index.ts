import { formatMoney, type Money } from '@acme/money';
import { useMemo, useState } from 'react';

export function useToggle(start = false): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(start);
  return [on, () => setOn(!on)];
}

export function useTotal(prices: Money[]): { total: Money; text: string } {
  return useMemo(() => {
    const [{ currency } = { currency: 'EUR' }] = prices;
    const total = { cents: prices.reduce((sum, { cents }) => sum + cents, 0), currency };
    return { total, text: formatMoney(total) };
  }, [prices]);
}
