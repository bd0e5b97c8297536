import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { os, cpu, libc = [] }] of Object.entries(packages)) {
  if (path.includes('@rspack/binding-')) console.log(path.split('binding-')[1].padEnd(20), ...(os ?? []), ...cpu, ...libc);
}
