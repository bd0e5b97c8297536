import { formatMoney, type Money } from '@acme/money';
import type { ReactElement } from 'react';

export const Price = (money: Money): ReactElement => <data value={money.cents}>{formatMoney(money)}</data>;
