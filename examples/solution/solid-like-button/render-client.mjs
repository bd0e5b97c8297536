import { createComponent, renderToString } from 'solid-js/web';
import { LikeButton } from './client/index.js';

console.log(renderToString(() => createComponent(LikeButton, { label: 'Tea' })));
