import { Button as SolidButton } from '@acme/solid';
import { Button as SvelteButton } from '@acme/svelte';
import { dark } from '@acme/tokens';
import { Button as VueButton } from '@acme/vue';
import { createComponent, renderToString as renderSolid } from 'solid-js/web';
import { createRawSnippet } from 'svelte';
import { render as renderSvelte } from 'svelte/server';
import { createSSRApp, h } from 'vue';
import { renderToString as renderVue } from 'vue/server-renderer';

const children = createRawSnippet(() => ({ render: () => '<b>Svelte</b>' }));

console.log(await renderVue(createSSRApp(() => h(VueButton, { theme: dark }, () => 'Vue'))));
console.log(renderSolid(() => createComponent(SolidButton, { theme: dark, children: 'Solid' })));
console.log(renderSvelte(SvelteButton, { props: { theme: dark, children } }).body);
