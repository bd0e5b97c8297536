import { createComponent, renderToString } from 'solid-js/web';
import { LikeButton } from 'solid-like-button';

console.log(renderToString(() => createComponent(LikeButton, { label: 'Tea', count: 2 })));
