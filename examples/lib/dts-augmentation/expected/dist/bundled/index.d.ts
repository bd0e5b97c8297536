import type { CSSProperties } from 'react';

export declare const accent: (color: string) => CSSProperties;

export { }
