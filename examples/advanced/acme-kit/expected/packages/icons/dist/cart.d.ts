import type { ReactElement } from 'react';
export declare const Cart: () => ReactElement;
