import { celsius } from 'source-errors';

console.log(celsius(300.15));
