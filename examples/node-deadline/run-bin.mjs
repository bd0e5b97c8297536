import { execFileSync } from 'node:child_process';

const bin = process.argv[2];
process.stdout.write(execFileSync(bin, ['2026-11-21', 'dates.txt']));
