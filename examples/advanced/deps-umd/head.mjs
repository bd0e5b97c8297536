import { readFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');
console.log(lines.slice(0, lines.findIndex((line) => line.startsWith('})(')) + 1).join('\n'));
