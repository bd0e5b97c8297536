// Tries the project in this folder, and keeps what that prints for compare.mjs.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const tried = execFileSync('node', ['try.mjs'], { encoding: 'utf8' });
writeFileSync('tried.txt', tried);
process.stdout.write(tried);
