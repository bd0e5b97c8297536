import { readdirSync, renameSync } from 'node:fs';

for (const file of readdirSync('dist', { recursive: true })) {
  if (file.endsWith('.vue.d.ts')) {
    renameSync(`dist/${file}`, `dist/${file.replace('.vue.d.ts', '.d.vue.ts')}`);
  }
}
