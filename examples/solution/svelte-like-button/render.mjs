import { render } from 'svelte/server';
import { LikeButton } from 'svelte-like-button';

console.log(render(LikeButton, { props: { label: 'Tea', count: 2 } }).body);
