import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const file of ['esm/index.js', 'cjs/index.cjs', 'umd/range.cjs']) {
  for (const folder of ['old', 'dist']) {
    const path = `./${folder}/${file}`;
    const api = file.startsWith('esm') ? await import(path) : require(path);
    const code = readFileSync(path, 'utf8');
    console.log(path, (code.length / 1024).toFixed(1), 'kB');
    console.log('  exports:', Object.keys(api).sort().join(' '), '| calls:', api.range(1, 4).join(), '| version', api.version);
    console.log('  lodash:', /(from|require\()\s*["']lodash["']/.test(code) ? 'imported' : 'bundled');
  }
}
