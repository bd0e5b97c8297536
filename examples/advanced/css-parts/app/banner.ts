import { card } from 'css-parts/banner';

console.log(card('Tea'));
