import { type Money } from '@acme/money';
export declare function useToggle(start?: boolean): [on: boolean, toggle: () => void];
export declare function useTotal(prices: Money[]): {
    total: Money;
    text: string;
};
