import { retries } from 'ts-check';

console.log(retries);
