import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Badge } from 'storybook-badge';

console.log(renderToStaticMarkup(createElement(Badge, { distance: 12 })));
