import { Button as ReactButton, ThemeProvider } from '@acme/components';
import '@acme/components/style.css';
import { Button as SolidButton } from '@acme/solid';
import '@acme/solid/style.css';
import { Button as SvelteButton } from '@acme/svelte';
import '@acme/svelte/style.css';
import { dark } from '@acme/tokens';
import { Button as VueButton } from '@acme/vue';
import '@acme/vue/style.css';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createComponent, render } from 'solid-js/web';
import { createRawSnippet, mount } from 'svelte';
import { createApp, h } from 'vue';

const target = (id) => document.getElementById(id);
const pressed = [];
const press = (name) => () => pressed.push(name);

const button = createElement(ReactButton, { onPress: press('React') }, 'React');
flushSync(() => createRoot(target('react')).render(createElement(ThemeProvider, { theme: dark }, button)));

createApp(() => h(VueButton, { theme: dark, onPress: press('Vue') }, () => 'Vue')).mount(target('vue'));

const solid = { theme: dark, onPress: press('Solid'), children: 'Solid' };
render(() => createComponent(SolidButton, solid), target('solid'));

const children = createRawSnippet(() => ({ render: () => '<b>Svelte</b>' }));
mount(SvelteButton, { target: target('svelte'), props: { theme: dark, onpress: press('Svelte'), children } });

const lines = [...document.querySelectorAll('button')].map((element) => {
  element.click();
  return `${element.innerText} ${getComputedStyle(element).color}`;
});
console.log([...lines, `pressed: ${pressed.join(' ')}`].join('\n'));
