import type { Component } from 'svelte';
import type { LikeButtonProps } from './props.js';
export declare const LikeButton: Component<LikeButtonProps>;
export type { LikeButtonProps };
