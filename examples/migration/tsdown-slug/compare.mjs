import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const isEntry = (name) => /^index\.[cm]?js$/.test(name);
const files = ['old', 'dist/esm', 'dist/cjs'].flatMap((folder) =>
  readdirSync(folder)
    .filter(isEntry)
    .map((name) => `./${path.posix.join(folder, name)}`),
);

for (const file of files) {
  const api = file.endsWith('.cjs') ? require(file) : await import(file);
  const code = readFileSync(file, 'utf8');
  console.log(file);
  console.log('  exports:', Object.keys(api).sort().join(' '));
  console.log('  calls:', api.slugify('Ça va bien').text, api.version, api.loadedFrom());
  console.log('  builtin:', code.match(/["'](node:)?path["']/)[0]);
}
