import { readFileSync } from 'node:fs';

const [old, current] = ['old', 'new'].map((folder) => readFileSync(`dist/${folder}/index.js`, 'utf8'));

console.log(old === current ? 'The two outputs are the same.' : 'The two outputs differ.');
