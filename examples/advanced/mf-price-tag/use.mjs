import { PriceTag } from 'mf-price-tag';

const { type, props } = PriceTag({ cents: 1250 });

console.log(`<${type}>${props.children}</${type}>`);
