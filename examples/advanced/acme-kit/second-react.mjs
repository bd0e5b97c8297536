import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// What npm does when this package asks for another version of React than the root has.
const react = dirname(createRequire(import.meta.url).resolve('react/package.json'));
cpSync(react, 'packages/hooks/node_modules/react', { recursive: true });
