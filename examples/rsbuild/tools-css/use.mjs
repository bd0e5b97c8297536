import { readFileSync } from 'node:fs';

for (const name of ['default', 'postcss', 'untouched']) {
  const css = readFileSync(`./dist/${name}/index.css`, 'utf8');
  console.log(`${name}: scoped ${css.includes('.acme')}, nested ${css.includes('&')}`);
}
