import { accepts } from 'debug-watch';

console.log(accepts(15));
