import { readdirSync } from 'node:fs';

for (const folder of ['for-node', 'for-web', 'without']) {
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
