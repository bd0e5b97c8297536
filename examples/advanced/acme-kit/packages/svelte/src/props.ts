import type { Theme } from '@acme/tokens';
import type { Snippet } from 'svelte';

export interface ButtonProps {
  theme?: Theme;
  children: Snippet;
  onpress?: () => void;
}
