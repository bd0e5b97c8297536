import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Done } from 'svgr-query';

console.log(renderToString(createElement(Done)));
