import { createRequire } from 'node:module';
import { fromCelsius } from 'modernjs-temperature';

const required = createRequire(import.meta.url)('modernjs-temperature');

console.log('import: ', fromCelsius(36.6).fahrenheit);
console.log('require:', required.fromCelsius(36.6).fahrenheit);
