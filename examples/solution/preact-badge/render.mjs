import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Badge } from 'preact-badge';

console.log(renderToString(h(Badge, { amount: 4.5 })));
