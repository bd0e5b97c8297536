import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const folder of ['old', 'dist']) {
  for (const file of [`./${folder}/gauge.js`, `./${folder}/gauge.umd.cjs`]) {
    const api = file.endsWith('.cjs') ? require(file) : await import(file);
    const code = readFileSync(file, 'utf8');
    console.log(file, (code.length / 1024).toFixed(1), 'kB,', code.trim().split('\n').length, 'lines');
    console.log('  exports:', Object.keys(api).sort().join(' '), '| version', api.version);
    console.log('  calls:', api.gauge(0.256).replace(/data:[^"]+/, 'data:…'));
  }
  console.log(' ', readFileSync(`${folder}/gauge.css`, 'utf8').replace(/data:[^)]+/, 'data:…').replace(/\s+/g, ' '));
  console.log('  declarations:', existsSync(`${folder}/index.d.ts`));
}
