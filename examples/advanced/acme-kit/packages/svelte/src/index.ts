import type { Component } from 'svelte';
import SvelteButton from './Button.svelte';
import type { ButtonProps } from './props';

export const Button: Component<ButtonProps> = SvelteButton;
export type { ButtonProps };
