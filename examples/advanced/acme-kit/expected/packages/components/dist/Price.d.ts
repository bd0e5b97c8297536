import { type Money } from '@acme/money';
import type { ReactElement } from 'react';
export declare const Price: (money: Money) => ReactElement;
