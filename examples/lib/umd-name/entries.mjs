import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
for (const name of ['light', 'dark']) vm.runInContext(readFileSync(`dist/entries/${name}.js`, 'utf8'), page);
console.log(Object.keys(page).join(', '));
