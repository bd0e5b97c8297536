import { mount } from 'svelte';
import { LikeButton } from 'svelte-like-button';

const target = document.body;
mount(LikeButton, { target, props: { label: 'Tea', count: 2 } });

// @ts-expect-error The label is missing, so the declarations were found.
mount(LikeButton, { target, props: { count: 2 } });
