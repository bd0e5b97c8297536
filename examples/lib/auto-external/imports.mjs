import { readFileSync } from 'node:fs';

const folders = process.argv.slice(2);
const packages = ['lodash', '@acme/locale', 'react', '@acme/currency'];

print('lib', packages);
for (const folder of folders) {
  const code = readFileSync(`dist/${folder}/index.js`, 'utf8');
  print(
    folder,
    packages.map((name) => (new RegExp(`^import .* from "${name}\\b`, 'm').test(code) ? 'import' : 'bundled')),
  );
}

function print(first, cells) {
  console.log([first.padEnd(16), ...cells.map((cell) => cell.padEnd(14))].join(' ').trimEnd());
}
