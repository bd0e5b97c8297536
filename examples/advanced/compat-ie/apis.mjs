import { readFileSync } from 'node:fs';

const code = readFileSync('dist/index.js', 'utf8');
for (const name of ['Map', 'Symbol', 'Promise', 'Object.assign', 'fetch']) {
  const found = new RegExp(`(?<![\\w.])${name}\\b`).test(code);
  console.log(found ? 'uses' : 'does not use', name);
}
