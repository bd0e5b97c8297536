import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Toggle } from './dist/index.js';

console.log(renderToString(createElement(Toggle)));
