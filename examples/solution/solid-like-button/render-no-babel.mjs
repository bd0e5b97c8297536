import { createComponent, renderToString } from 'solid-js/web';
import { LikeButton } from './no-babel/index.js';

console.log(renderToString(() => createComponent(LikeButton, { label: 'Tea' })));
