import { execFileSync } from 'node:child_process';

const bin = process.argv[2];
try {
  process.stdout.write(execFileSync(bin, ['2026-11-21', 'dates.txt']));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
