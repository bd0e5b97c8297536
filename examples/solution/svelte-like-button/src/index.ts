import type { Component } from 'svelte';
import Like from './LikeButton.svelte';
import type { LikeButtonProps } from './props';

export const LikeButton: Component<LikeButtonProps> = Like;
export type { LikeButtonProps };
