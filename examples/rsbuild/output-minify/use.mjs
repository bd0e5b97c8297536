import { readdirSync } from 'node:fs';

for (const name of readdirSync('dist').sort()) {
  const { mix } = await import(`./dist/${name}/index.js`);
  console.log(`${name.padEnd(15)} ${mix([0, 255, 0], [0, 0, 255])}`);
}
