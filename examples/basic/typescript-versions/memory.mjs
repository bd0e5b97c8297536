// Leaves the compiler too little memory.
import { existsSync, rmSync } from 'node:fs';
import { rslib, table } from './versions.mjs';

let build;

table({
  stderr: () => {
    rmSync('dist', { recursive: true, force: true });
    build = rslib([], { NODE_OPTIONS: '--max-old-space-size=50' });
    return build.output.match(/JavaScript heap out of memory/)?.[0] ?? '';
  },
  status: () => String(build.status),
  'dist/index.d.ts': () => (existsSync('dist/index.d.ts') ? '✓' : '✗'),
});
