import { button } from 'class-names';

console.log(button('wide'));
