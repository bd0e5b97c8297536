import { mark } from 'assets-url';

console.log(mark);
