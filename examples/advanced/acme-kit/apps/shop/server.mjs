import { Basket, ThemeProvider } from '@acme/components';
import { readPrices } from '@acme/money/files';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const prices = await readPrices(new URL('prices.json', import.meta.url));
const basket = createElement(Basket, { prices: Object.values(prices) });
console.log(renderToStaticMarkup(createElement(ThemeProvider, null, basket)));
