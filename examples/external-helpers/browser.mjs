import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// A fresh realm stands for a browser page: it has no require, module or process.
const page = vm.createContext({});
page.self = page;

try {
  vm.runInContext(readFileSync('dist/umd/index.js', 'utf8'), page);
  console.log(new page.Counters.Counter().increment());
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
