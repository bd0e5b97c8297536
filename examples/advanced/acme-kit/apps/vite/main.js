import { Basket, ThemeProvider } from '@acme/components';
import '@acme/components/style.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const prices = [
  { cents: 450, currency: 'EUR' },
  { cents: 520, currency: 'EUR' },
];
const basket = createElement(Basket, { prices });
createRoot(document.getElementById('root')).render(createElement(ThemeProvider, null, basket));
