import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const folder of ['plain', 'unwrapped']) {
  const page = vm.createContext({});
  vm.runInContext(readFileSync(`dist/${folder}/index.js`, 'utf8'), page);
  console.log(`${folder}: gray is ${typeof page.gray}, gray.default is ${typeof page.gray.default}`);
}
