import { readFileSync } from 'node:fs';

const [old, current] = ['old', 'new'].map((folder) => readFileSync(`dist/${folder}/index.js`, 'utf8'));

console.log({ same: old === current });
