import { createSSRApp, ref } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { PriceCard } from './dist/components/card.js';
import { double } from 'tools-unplugin';

console.log(double(ref(21)).value);
console.log(await renderToString(createSSRApp(PriceCard)));
