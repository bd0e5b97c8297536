import { PaceBadge } from 'pace-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

console.log(renderToStaticMarkup(createElement(PaceBadge, { kilometers: 10, minutes: 50 })));
console.log(import.meta.resolve('pace-kit/style.css').slice(-15));
