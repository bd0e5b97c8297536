import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const file of ['old/index.js', 'dist/esm/index.js', 'old/index.cjs', 'dist/cjs/index.cjs']) {
  const api = file.endsWith('.cjs') ? require(`./${file}`) : await import(`./${file}`);
  const code = readFileSync(file, 'utf8');
  console.log(file);
  console.log('  exports:', Object.keys(api).sort().join(' '));
  console.log('  calls:', api.percent(0.256).text, api.version, api.loadedFrom());
  console.log('  builtin:', code.match(/["'](node:)?path["']/)[0]);
}
