import { price, region } from 'build-cache';

console.log(price({ amount: 1250 }), region);
