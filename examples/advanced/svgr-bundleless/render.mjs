import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Done } from 'svgr-bundleless';

console.log(renderToString(createElement(Done)));
