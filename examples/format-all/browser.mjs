import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// Only JavaScript's own globals, as in a page: no `require`, no `module`, no `global`.
const page = vm.createContext();

for (const script of ['dist/umd/index.js', 'dist/iife/index.js']) {
  vm.runInContext(readFileSync(script, 'utf8'), page);
}
console.log('umd:', vm.runInContext("HexColors.toRgb('#ff8800').join(' ')", page));
console.log('iife:', vm.runInContext("hexColors.toRgb('#ff8800').join(' ')", page));
