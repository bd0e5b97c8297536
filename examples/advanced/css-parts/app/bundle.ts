import { card } from 'css-parts';

console.log(card('Tea'));
