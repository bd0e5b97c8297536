import { rmSync } from 'node:fs';

rmSync('siblings', { recursive: true, force: true });
