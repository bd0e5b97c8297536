import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

for (const program of ['dist/esm/greet', 'dist/cjs/greet']) {
  const words = execFileSync(program, ['Rslib'], { encoding: 'utf8', env: {} }).trim();
  console.log(`${program}, ${Math.round(statSync(program).size / 1e6)} MB: ${words}`);
}
