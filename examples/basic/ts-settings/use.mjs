import { here } from 'ts-settings';

console.log(here() === process.cwd());
