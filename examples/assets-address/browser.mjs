import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const lib of ['umd', 'umd-file']) {
  const page = vm.createContext({});
  vm.runInContext(readFileSync(`dist/${lib}/index.js`, 'utf8'), page);
  console.log(lib, page.icons.mark);
}
