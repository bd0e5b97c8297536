export interface Theme {
  accent: string;
  ink: string;
  gap: string;
}

export const light: Theme = { accent: '#0b6e4f', ink: '#1c1c1e', gap: '0.5rem' };
export const dark: Theme = { ...light, accent: '#6fd6b0', ink: '#f2f2f2' };

/** The theme as CSS custom properties, for a `style` attribute. */
export const toVariables = (theme: Theme): Record<string, string> =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]));
