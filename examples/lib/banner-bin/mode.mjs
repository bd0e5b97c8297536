import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

console.log((statSync('dist/cli.js').mode & 0o777).toString(8));
process.stdout.write(execFileSync('./dist/cli.js', ['a.txt', 'b.txt']));
