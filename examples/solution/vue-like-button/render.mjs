import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { LikeButton } from 'vue-like-button';

console.log(await renderToString(createSSRApp(LikeButton, { label: 'Tea', count: 2 })));
