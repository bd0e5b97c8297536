import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const target of ['node', 'web']) {
  const page = vm.createContext();
  try {
    vm.runInContext(readFileSync(`dist/${target}/index.js`, 'utf8'), page);
    console.log(`target ${target}:`, vm.runInContext('Units.toPixels(2)', page));
  } catch (error) {
    console.log(`target ${target}: ${error.name}: ${error.message}`);
  }
}
