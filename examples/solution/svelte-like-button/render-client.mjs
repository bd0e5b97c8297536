import { render } from 'svelte/server';
import { LikeButton } from './dist/browser/index.js';

console.log(render(LikeButton, { props: { label: 'Tea', count: 2 } }).body);
