import { DEFAULT_THEME } from './theme.js';

export function loadTheme(): string {
  return localStorage.getItem('theme') ?? DEFAULT_THEME;
}
