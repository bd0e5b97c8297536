import { readFileSync } from 'node:fs';

const packages = ['lodash', 'react', '@acme/currency'];
const files = ['esm/index.js', 'cjs/index.cjs', 'bundleless/index.js', 'umd/index.js', 'iife/index.js'];

print('file', packages);
for (const file of files) {
  const code = readFileSync(`dist/${file}`, 'utf8');
  print(file, packages.map((name) => stateOf(name, code)));
}

function stateOf(name, code) {
  if (new RegExp(`^import .* from "${name}\\b`, 'm').test(code)) return 'import';
  return new RegExp(`require\\("${name}\\b`).test(code) ? 'require' : 'bundled';
}

function print(first, cells) {
  console.log([first.padEnd(20), ...cells.map((cell) => cell.padEnd(9))].join(' ').trimEnd());
}
