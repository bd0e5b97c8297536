import { liters } from 'dts-bundle-tsconfig';

console.log(liters(30, 20, 10));
