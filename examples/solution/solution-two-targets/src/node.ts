import { readFileSync } from 'node:fs';
import { DEFAULT_THEME } from './theme.js';

export function loadTheme(): string {
  try {
    return readFileSync('theme.txt', 'utf8').trim();
  } catch {
    return DEFAULT_THEME;
  }
}
