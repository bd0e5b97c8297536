import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { os }] of Object.entries(lock.packages)) {
  if (os && !os.includes('darwin')) delete lock.packages[path];
}
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2));
