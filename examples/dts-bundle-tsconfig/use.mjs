import { litres } from 'dts-bundle-tsconfig';

console.log(litres(30, 20, 10));
