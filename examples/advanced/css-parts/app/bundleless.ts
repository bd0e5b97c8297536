import { card } from 'css-parts/bundleless';

console.log(card('Tea'));
