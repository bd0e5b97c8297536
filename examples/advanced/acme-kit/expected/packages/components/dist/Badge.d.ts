import type { ReactElement } from 'react';
export declare const Badge: ({ text }: {
    text: string;
}) => ReactElement;
