import { createElement } from 'react';
import { Total } from 'react-compiler';
import { renderToString } from 'react-dom/server';
import { Total as ByBabel } from './babel/index.js';

for (const component of [Total, ByBabel]) {
  console.log(renderToString(createElement(component, { prices: [3, 4] })));
}
