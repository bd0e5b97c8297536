import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Done } from 'svgr-icons';

console.log(renderToString(createElement(Done)));
