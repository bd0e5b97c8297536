import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Rating } from './no-plugin/index.js';

console.log(renderToString(createElement(Rating, { label: 'Tea', initial: 2 })));
