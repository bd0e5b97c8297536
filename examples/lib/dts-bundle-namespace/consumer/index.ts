import { Shades } from 'dts-bundle-namespace/kept';
import { Shades as Lost } from 'dts-bundle-namespace/lost';

console.log(Shades.navy, Shades.sky);
console.log(Lost.navy, Lost.sky);
