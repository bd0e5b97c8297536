import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--accent'?: string;
  }
}

export const accent = (color: string): CSSProperties => ({ '--accent': color });
