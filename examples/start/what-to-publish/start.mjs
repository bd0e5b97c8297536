// Gives each project the files that all of them share.
import { cpSync } from 'node:fs';

for (const project of ['esm', 'dual', 'script', 'all', 'files', 'components']) {
  for (const file of ['src', 'tsconfig.json', 'try.mjs', 'index.html']) {
    cpSync(file, `${project}/${file}`, { recursive: true, force: false });
  }
}
