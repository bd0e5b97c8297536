import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PriceTag, usedReact } from 'price_tag';

const shop = document.querySelector('#root')!;
flushSync(() => createRoot(shop).render(<PriceTag cents={1250} />));
console.log(shop.innerHTML);
console.log('usedReact === createElement:', usedReact === createElement);
