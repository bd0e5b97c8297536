import type { CSSProperties } from 'react';

export declare const accent: (colour: string) => CSSProperties;

export { }

declare module 'react' {
  interface CSSProperties {
    '--accent'?: string;
  }
}
