import { readFileSync } from 'node:fs';

for (const file of ['esm/mode.js', 'cjs/mode.cjs', 'umd/mode.js']) {
  const code = readFileSync(`./dist/${file}`, 'utf8');
  for (const [, name, value] of code.matchAll(/const (mode|region|zone) = ([^;]+);/g)) {
    console.log(`${file}: ${name} = ${value.replace(/\s+/g, ' ')}`);
  }
}
