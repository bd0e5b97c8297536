import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { fromCelsius } from 'modernjs-temperature';

const required = createRequire(import.meta.url)('modernjs-temperature');

const page = vm.createContext();
page.self = page;
vm.runInContext(readFileSync('dist/umd/index.js', 'utf8'), page);

console.log('import: ', fromCelsius(36.6).fahrenheit);
console.log('require:', required.fromCelsius(36.6).fahrenheit);
console.log('script: ', vm.runInContext('Temperature.fromCelsius(36.6).fahrenheit', page));
