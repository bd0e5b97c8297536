import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

// A fresh realm stands for a page whose earlier script tags loaded lodash and React.
const page = vm.createContext({ _: require('lodash'), React: require('react') });
vm.runInContext(readFileSync('dist/global/index.js', 'utf8'), page);
console.log(page.Shop.Total({ prices: [2, 3] }).props.children);
