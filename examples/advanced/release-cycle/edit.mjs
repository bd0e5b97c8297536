import { readFileSync, writeFileSync } from 'node:fs';

// Stands for your editor: replaces a text in a file.
const [file, before, after] = process.argv.slice(2);
writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
