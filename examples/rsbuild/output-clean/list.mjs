import { existsSync, readdirSync } from 'node:fs';

const [, , ...named] = process.argv;

for (const folder of named.length > 0 ? named : ['dist', 'shared', 'kept']) {
  if (existsSync(folder)) console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
