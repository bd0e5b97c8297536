import { celsius } from 'dts-typescript-path';

console.log(celsius(212));
