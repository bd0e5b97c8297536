import { existsSync, readdirSync } from 'node:fs';

for (const folder of ['dist', 'shared', 'kept']) {
  if (existsSync(folder)) console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
