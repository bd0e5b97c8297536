import { readFileSync } from 'node:fs';
import { hex } from './dist/index.js';
import { hex as minified } from './dist/min/index.js';

console.log(hex(255, 128, 0), minified(255, 128, 0));
for (const file of ['dist/index.js', 'dist/min/index.js', 'dist/index.css', 'dist/index.d.ts']) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  console.log(`${file}: first line ${lines.at(0)}, last line ${lines.at(-1)}`);
}
