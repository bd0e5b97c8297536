import { createElement } from 'react';
import { PriceTag, usedReact } from 'price_tag';

const { type, props } = PriceTag({ cents: 1250 });

console.log(`<${type}>${props.children}</${type}>`);
console.log('one React:', usedReact === createElement);
