import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { LikeButton } from './bundled-vue/index.js';

console.log(await renderToString(createSSRApp(LikeButton, { label: 'Tea', count: 2 })));
