import { type Theme } from '@acme/tokens';
import type { ReactElement, ReactNode } from 'react';
export interface ThemeProviderProps {
    theme?: Theme;
    children: ReactNode;
}
export declare const ThemeProvider: ({ theme, children }: ThemeProviderProps) => ReactElement;
