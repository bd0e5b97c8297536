import type { ReactElement } from 'react';
export declare const Star: () => ReactElement;
