import { readdirSync } from 'node:fs';

const folder = readdirSync('.').find((name) => name.startsWith('.rspack-profile-'));
console.log(readdirSync(folder));
