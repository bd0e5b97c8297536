import { readFileSync } from 'node:fs';

for (const file of ['esm/index.js', 'esm/Rating.js', 'cjs/index.cjs', 'cjs/Rating.cjs']) {
  const code = readFileSync(`entries/${file}`, 'utf8');
  console.log(file, { directive: /^["']use client/m.test(code), component: /function Rating/.test(code) });
}
