import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { LikeButton } from 'vue-tsx';

console.log(await renderToString(createSSRApp(LikeButton, { label: 'Tea', count: 2 })));
