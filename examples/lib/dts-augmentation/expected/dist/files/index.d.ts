import type { CSSProperties } from 'react';
declare module 'react' {
    interface CSSProperties {
        '--accent'?: string;
    }
}
export declare const accent: (color: string) => CSSProperties;
