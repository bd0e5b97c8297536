import { readFileSync } from 'node:fs';
import vm from 'node:vm';

try {
  vm.runInNewContext(readFileSync('dist/index.js', 'utf8'));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
