import { mark } from 'assets-import';

console.log(mark);
