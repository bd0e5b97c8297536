import type { Money } from '@acme/money';
import type { ReactElement } from 'react';
export declare function Basket({ prices }: {
    prices: Money[];
}): ReactElement;
