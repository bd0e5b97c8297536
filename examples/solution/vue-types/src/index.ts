import type { FunctionalComponent } from 'vue';
import Like from './LikeButton.vue';

export interface LikeButtonProps {
  /** What is liked. */
  label: string;
  count?: number;
}

export const LikeButton = Like as FunctionalComponent<LikeButtonProps>;
