// Leaves the compiler too little memory.
import { existsSync, rmSync } from 'node:fs';
import { rslib, table } from './versions.mjs';

let build;

table({
  output: () => {
    rmSync('dist', { recursive: true, force: true });
    build = rslib([], { NODE_OPTIONS: '--max-old-space-size=50' });
    return build.output.match(/JavaScript heap out of memory|declaration files generated/)?.[0] ?? '';
  },
  'exit code': () => String(build.status),
  declarations: () => (existsSync('dist/index.d.ts') ? 'written' : 'none'),
});
