import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Rating } from 'react-rating';

console.log(renderToString(createElement(Rating, { label: 'Tea', initial: 2 })));
