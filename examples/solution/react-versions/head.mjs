import { readFileSync } from 'node:fs';

for (const name of ['umd-react', 'umd-both', 'umd-classic']) {
  const code = readFileSync(`dist/${name}/index.js`, 'utf8');
  const names = [...code.matchAll(/root(?:\["|\.)(\w+)/g)].map(([, word]) => word);
  const inside = code.includes('Symbol.for');
  console.log(name.padEnd(12), `globals: ${names.join(', ')}`.padEnd(32), inside ? 'contains react/jsx-runtime' : '');
}
