import type { CSSProperties } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--accent'?: string;
  }
}

export const accent = (colour: string): CSSProperties => ({ '--accent': colour });
