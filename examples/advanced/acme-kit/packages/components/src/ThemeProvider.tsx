import { type Theme, light, toVariables } from '@acme/tokens';
import type { ReactElement, ReactNode } from 'react';

export interface ThemeProviderProps {
  theme?: Theme;
  children: ReactNode;
}

export const ThemeProvider = ({ theme = light, children }: ThemeProviderProps): ReactElement => (
  <div style={toVariables(theme)}>{children}</div>
);
